import { printAndSetExitCode } from '../src/commands/commandResult'
import { checkLaunchReadiness } from '../src/commands/checkLaunchReadiness'
import { openContentResultCache } from '../src/content/read/contentResultCache'

const root = process.cwd()
printAndSetExitCode(checkLaunchReadiness(root, process.argv.slice(2), { cache: openContentResultCache(root) }))
