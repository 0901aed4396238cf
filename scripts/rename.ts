import { printAndSetExitCode } from '../src/commands/commandResult'
import { renameRoute } from '../src/commands/rename'
import { openContentMemory } from '../src/content/read/contentMemory'

const root = process.cwd()
printAndSetExitCode(renameRoute(root, process.argv.slice(2), { memory: openContentMemory(root) }))
