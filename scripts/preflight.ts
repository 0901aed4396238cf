import { tell } from '../src/commands/outcome'
import { runPreflight } from '../src/commands/preflight'

tell(runPreflight(process.cwd(), process.argv.slice(2)))
