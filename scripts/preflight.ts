import { printAndExit } from '../src/commands/commandResult'
import { runPreflight } from '../src/commands/preflight'

printAndExit(runPreflight(process.cwd(), process.argv.slice(2)))
