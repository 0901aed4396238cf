import { join } from 'node:path'
import { countArticles, writeArticles } from './articles'
import { waitUntilIdle } from './idleMachine'
import { measure, type Measures } from './measure'
import { build, copyCommit, copyProject, editArticle, removeCopy, test, type Build } from './project'
import { printStages, computeSizeRatios, type Ratio } from './report'

/** An article that exists in every build: the one that is edited. */
const slug = 'what-is-fractional-gc'
/** Number of articles between the two builds by which the cost of one more article is measured. */
const step = 400

interface Options {
  /** The commit to compare with. */
  commit?: string
  /** Number of articles per language in the largest build; undefined skips the large builds. */
  articles?: number
  tests?: boolean
  keep?: boolean
  /** Waits until the machine is idle; returns the remaining CPU share of other programs. */
  measureLoad?: () => Promise<number>
}

/** The builds of one copy of the project. */
interface Builds {
  cold: Build
  edited: Build
  /** With all generated articles but the last 400, and with all. */
  some?: Build
  all?: Build
  /** Duration of npm test, in seconds. */
  tests?: number
}

/** The results in machine-readable form. */
interface Result {
  commit?: string
  /** Largest CPU share of other programs when a build began: 0 on an idle machine. */
  busy: number
  here: Builds
  there?: Builds
  ratios: Ratio[]
}

/** Builds this project and, alternating, the same project at a commit; prints a table and checks the ratios. */
export async function benchBuild(
  root: string,
  { commit, articles, tests = false, keep = false, measureLoad = waitUntilIdle }: Options,
): Promise<{ result: Result; holds: boolean }> {
  const own = copyProject(root)
  const copies = [own, ...(commit ? [copyCommit(root, commit)] : [])]
  let busy = 0
  /** One build of each copy in direct succession. */
  const each = async <T>(what: string, run: (copy: string) => T | Promise<T>): Promise<T[]> => {
    const results: T[] = []
    for (const [index, copy] of copies.entries()) {
      busy = Math.max(busy, await measureLoad())
      console.log(`${what}, ${index ? commit : 'here'} …`)
      results.push(await run(copy))
    }
    return results
  }

  const cold = await each('Clean build', copy => build(copy, { cold: true }))
  const few = articles === undefined ? undefined : measured(own)
  const edited = await each('Incremental build after an edit', copy => {
    editArticle(copy, slug)
    return build(copy)
  })
  const large = async (count: number) =>
    each(`With ${count} articles`, async copy => {
      writeArticles(copy, count)
      return { built: await build(copy, { cold: true }), measures: copy === own ? measured(copy) : undefined }
    })
  const now = countArticles(own)
  const some = articles === undefined ? undefined : await large(articles - step)
  const all = articles === undefined ? undefined : await large(articles)
  const tested = tests ? await each('npm test', copy => test(copy)) : undefined
  const builds = copies.map((_, index): Builds => ({
    cold: cold[index] as Build,
    edited: edited[index] as Build,
    some: some?.[index]?.built,
    all: all?.[index]?.built,
    tests: tested?.[index],
  }))
  const [here, there] = builds as [Builds, Builds | undefined]

  const ratios = computeBuildRatios(here, there)
  if (some?.[0]?.measures && all?.[0]?.measures && few) {
    const stages = [
      { articles: now, ...here.cold, ...few },
      { articles: (articles ?? 0) - step, ...some[0].built, ...some[0].measures },
      { articles: articles ?? 0, ...all[0].built, ...all[0].measures },
    ] as const
    printStages([...stages])
    ratios.push(...computeSizeRatios(...stages))
  }
  printBuilds(here, there, commit)
  ratios.forEach(({ what, ratio, most }) =>
    console.log(`${ratio <= most ? 'passes' : 'FAILS '}  ${what}: ${ratio.toFixed(2)}, at most ${most}`),
  )
  if (busy)
    console.log(
      `\nThe machine was busy: other programs used up to ${Math.round(busy * 100)} % of the CPU. Run this again when it is idle.`,
    )
  if (keep) console.log(`\nThe copies: ${copies.join(', ')}`)
  else copies.forEach(removeCopy)
  return {
    result: { commit, busy, here, there, ratios },
    holds: ratios.every(({ ratio, most }) => ratio <= most),
  }
}

function measured(copy: string): Measures {
  return measure(join(copy, 'public'), `/blog/${slug}`)
}

/** Seconds that one more article takes, in both languages. */
export function computeSecondsPerArticle({ some, all }: Builds): number | undefined {
  return some && all && (all.seconds - some.seconds) / step
}

/** The limits for build times, absolute and relative to the commit. */
export function computeBuildRatios(here: Builds, there?: Builds): Ratio[] {
  const cost = computeSecondsPerArticle(here)
  return [
    { what: 'social images drawn after an edit', ratio: here.edited.drawn, most: 0 },
    ...(cost === undefined ? [] : [{ what: 'each additional article, s', ratio: cost, most: 0.05 }]),
    ...(here.all ? [{ what: 'memory with all articles, GB', ratio: here.all.memory / 1000, most: 1.5 }] : []),
    ...(there
      ? [
          { what: 'clean build / that of the commit', ratio: here.cold.seconds / there.cold.seconds, most: 0.5 },
          {
            what: 'incremental build / clean build of the commit',
            ratio: here.edited.seconds / there.cold.seconds,
            most: 0.25,
          },
        ]
      : []),
    ...(here.tests && there?.tests
      ? [{ what: 'npm test / that of the commit', ratio: here.tests / there.tests, most: 0.5 }]
      : []),
  ]
}

function printBuilds(here: Builds, there: Builds | undefined, commit = ''): void {
  const rows: [what: string, of: (builds: Builds) => number | undefined][] = [
    ['clean build, s', ({ cold }) => cold.seconds],
    ['incremental build, s', ({ edited }) => edited.seconds],
    ['with 400 articles fewer than all, s', ({ some }) => some?.seconds],
    ['with all articles, s', ({ all }) => all?.seconds],
    ['each additional article, s', computeSecondsPerArticle],
    ['memory of a clean build, MB', ({ cold }) => cold.memory],
    ['memory with all articles, MB', ({ all }) => all?.memory],
    ['npm test, s', ({ tests }) => tests],
  ]
  const shown = rows.flatMap(([what, of]) => {
    const [own, other] = [of(here), there && of(there)]
    if (own === undefined) return []
    const figures = other === undefined ? {} : { [commit]: rounded(other), ratio: rounded(own / other) }
    return [[what, { here: rounded(own), ...figures }] as const]
  })
  console.table(Object.fromEntries(shown))
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
