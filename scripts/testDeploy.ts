// npm run test:deploy: replaces the built site by another build while its pages are open.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, copyProject, editArticle, removeCopy } from '../tools/bench/project'
import { article } from '../__tests__/browser/content'

/** One source file per bundle chunk: a changed line gives the chunk another content hash. */
const pieces = [
  'src/site/app/gatsbyBrowser.ts',
  'src/site/browser/consent.ts',
  'src/site/browser/analytics/start.ts',
  'src/site/components/forms/enhanced/index.ts',
  'src/site/components/layout/Layout.tsx',
  'src/site/components/sections/Hero.tsx',
  'src/site/components/ui/ToastList.tsx',
  'src/site/templates/Article.tsx',
]

if (!existsSync('public/index.html')) {
  console.error('There is no built site; run `npm run build` first.')
  process.exit(1)
}
async function run(): Promise<number> {
  const copy = copyProject(process.cwd())
  try {
    editArticle(copy, article.replace('/blog/', ''))
    pieces.forEach(file => appendFileSync(join(copy, file), "\n;(globalThis as { build?: string }).build = 'next'\n"))
    const { seconds } = await build(copy)
    console.log(`The next build took ${Math.round(seconds)} s.`)
    const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_SITE: join(copy, 'public') },
    })
    return status ?? 1
  } finally {
    removeCopy(copy)
  }
}

void run().then(status => (process.exitCode = status))
