import { confirmTranslation } from '../src/commands/confirmTranslation'
import { printAndExit } from '../src/commands/commandResult'

printAndExit(confirmTranslation(process.cwd(), process.argv.slice(2)))
