import { printAndSetExitCode } from '../src/commands/commandResult'
import { checkLaunchReadiness } from '../src/commands/launchReadiness'

printAndSetExitCode(checkLaunchReadiness(process.cwd(), process.argv.slice(2)))
