import { printAndSetExitCode } from '../src/commands/commandResult'
import { renameRoute } from '../src/commands/rename'
import { openContentResultCache } from '../src/content/read/contentResultCache'

const root = process.cwd()
printAndSetExitCode(renameRoute(root, process.argv.slice(2), { cache: openContentResultCache(root) }))
