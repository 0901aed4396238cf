import { openContentMemory } from '../src/content/read/contentMemory'
import { checkContent } from '../src/commands/checkContent'
import { printAndSetExitCode } from '../src/commands/commandResult'
import { watchContent } from '../src/commands/watch'

const memory = openContentMemory(process.cwd())

if (process.argv.includes('--watch')) watchContent(process.cwd(), { memory })
else printAndSetExitCode(checkContent(process.cwd(), { memory }))
