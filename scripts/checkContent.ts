import { openMemory } from '../src/content/read/memory'
import { checkContent } from '../src/commands/checkContent'
import { tell } from '../src/commands/outcome'
import { watchContent } from '../src/commands/watch'

// Built in by checkContent.mjs: the digest of all code that this program is made of.
const version = process.env.CONTENT_CHECK_VERSION ?? ''
const memory = openMemory('node_modules/.cache/content/memory', version)

if (process.argv.includes('--watch')) watchContent(process.cwd(), { memory })
else tell(checkContent(process.cwd(), { memory }))
