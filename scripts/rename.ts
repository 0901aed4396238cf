import { printAndSetExitCode } from '../src/commands/commandResult'
import { renameContent } from '../src/commands/rename'
import { openContentMemory } from '../src/content/read/contentMemory'

const root = process.cwd()
printAndSetExitCode(renameContent(root, process.argv.slice(2), { memory: openContentMemory(root) }))
