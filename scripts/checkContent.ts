import { openContentResultCache } from '../src/content/read/contentResultCache'
import { warmTextCheckCache } from '../src/content/read/warmTextCheckCache'
import { runAsMdxFileCheckWorker } from '../src/content/read/mdxFileCheckWorker'
import { checkContent } from '../src/commands/checkContent'
import { printAndSetExitCode } from '../src/commands/commandResult'
import { watchContent } from '../src/commands/watch'

async function main(root: string): Promise<void> {
  if (process.argv.includes('--worker')) return runAsMdxFileCheckWorker(root)
  const cache = openContentResultCache(root)
  await warmTextCheckCache(root, cache, { program: __filename, arguments: ['--worker'] })
  if (process.argv.includes('--watch')) watchContent(root, { cache })
  else printAndSetExitCode(checkContent(root, { cache }))
}

void main(process.cwd())
