import { printAndSetExitCode } from '../src/commands/commandResult'
import { checkLaunchReadiness } from '../src/commands/checkLaunchReadiness'
import { openContentMemory } from '../src/content/read/contentMemory'

const root = process.cwd()
printAndSetExitCode(checkLaunchReadiness(root, process.argv.slice(2), { memory: openContentMemory(root) }))
