import { openResultCache } from '../src/content/read/resultCache'
import { checkContent } from '../src/commands/checkContent'
import { printAndSetExitCode } from '../src/commands/commandResult'
import { watchContent } from '../src/commands/watch'

// Built in by checkContent.mjs: the digest of all code that this program is made of.
const version = process.env.CONTENT_CHECK_VERSION ?? ''
const memory = openResultCache('node_modules/.cache/content/memory', version)

if (process.argv.includes('--watch')) watchContent(process.cwd(), { memory })
else printAndSetExitCode(checkContent(process.cwd(), { memory }))
