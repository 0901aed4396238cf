import { confirmTranslation } from '../src/commands/confirmTranslation'
import { tell } from '../src/commands/outcome'

tell(confirmTranslation(process.cwd(), process.argv.slice(2)))
