import { printAndExit } from '../src/commands/commandResult'
import { renameContent } from '../src/commands/rename'

printAndExit(renameContent(process.cwd(), process.argv.slice(2)))
