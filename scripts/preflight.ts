import { printAndSetExitCode } from '../src/commands/commandResult'
import { runPreflight } from '../src/commands/preflight'

printAndSetExitCode(runPreflight(process.cwd(), process.argv.slice(2)))
