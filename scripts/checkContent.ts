import { checkContent } from '../src/commands/checkContent'
import { tell } from '../src/commands/outcome'
import { watchContent } from '../src/commands/watch'

if (process.argv.includes('--watch')) watchContent(process.cwd())
else tell(checkContent(process.cwd()))
