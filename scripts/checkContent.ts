import { openContentMemory } from '../src/content/read/contentMemory'
import { warmTextCheckCache } from '../src/content/read/warmTextCheckCache'
import { runAsCacheWarmingWorker } from '../src/content/read/textWorker'
import { checkContent } from '../src/commands/checkContent'
import { printAndSetExitCode } from '../src/commands/commandResult'
import { watchContent } from '../src/commands/watch'

async function main(root: string): Promise<void> {
  if (process.argv.includes('--worker')) return runAsCacheWarmingWorker(root)
  const memory = openContentMemory(root)
  await warmTextCheckCache(root, memory, { program: __filename, arguments: ['--worker'] })
  if (process.argv.includes('--watch')) watchContent(root, { memory })
  else printAndSetExitCode(checkContent(root, { memory }))
}

void main(process.cwd())
