import { confirmTranslation } from '../src/commands/confirmTranslation'
import { printAndSetExitCode } from '../src/commands/commandResult'

printAndSetExitCode(confirmTranslation(process.cwd(), process.argv.slice(2)))
