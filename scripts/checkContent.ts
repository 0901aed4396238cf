import { openContentMemory } from '../src/content/read/contentMemory'
import { checkTextsInParallel } from '../src/content/read/checkTextsInParallel'
import { runTextWorker } from '../src/content/read/textWorker'
import { checkContent } from '../src/commands/checkContent'
import { printAndSetExitCode } from '../src/commands/commandResult'
import { watchContent } from '../src/commands/watch'

async function main(root: string): Promise<void> {
  if (process.argv.includes('--worker')) return runTextWorker(root)
  const memory = openContentMemory(root)
  await checkTextsInParallel(root, memory, { program: __filename, arguments: ['--worker'] })
  if (process.argv.includes('--watch')) watchContent(root, { memory })
  else printAndSetExitCode(checkContent(root, { memory }))
}

void main(process.cwd())
