import { tell } from '../src/commands/outcome'
import { rename } from '../src/commands/rename'

tell(rename(process.cwd(), process.argv.slice(2)))
