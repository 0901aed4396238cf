import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { countArticles, writeArticles } from './bench/articles'
import { measure } from './bench/measure'
import { build, copyProject } from './bench/project'
import { printStages, ratiosOf, type Stage } from './bench/report'

const many = 1000
const article = '/blog/what-is-fractional-gc'

/**
 * How the site bears a thousand articles a language. A copy of the project is built three times: as it is, with half of
 * the thousand, with all of them. What is held to are ratios between the three, so that it may run on any machine.
 * `--keep` leaves the copy with its last build.
 */
async function main(): Promise<void> {
  const copy = copyProject(process.cwd())
  const now = countArticles(copy)
  const few = await stageOf(copy, now)
  const some = await stageOf(copy, Math.round((now + many) / 2))
  const all = await stageOf(copy, many)
  printStages([few, some, all])
  const ratios = ratiosOf(few, some, all)
  for (const { what, ratio, most } of ratios)
    console.log(`${ratio <= most ? 'holds' : 'FAILS'}  ${what}: ${ratio.toFixed(2)}, at most ${most}`)
  if (process.argv.includes('--keep')) console.log(`\nThe built copy stands in ${copy}.`)
  else rmSync(copy, { recursive: true })
  process.exitCode = ratios.every(({ ratio, most }) => ratio <= most) ? 0 : 1
}

async function stageOf(copy: string, articles: number): Promise<Stage> {
  writeArticles(copy, articles)
  console.log(`Building with ${articles} articles a language …`)
  return { articles, ...(await build(copy)), ...measure(join(copy, 'public'), article) }
}

void main()
