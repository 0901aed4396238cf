import { printAndSetExitCode } from '../src/commands/commandResult'
import { renameContent } from '../src/commands/rename'

printAndSetExitCode(renameContent(process.cwd(), process.argv.slice(2)))
