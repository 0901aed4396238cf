import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../src/config/languages'
import { computeSecondsPerArticle, benchBuild, computeBuildRatios } from '../../tools/bench/build'
import { createTestFolder, writeInto } from '../helpers/folders'
import { waitUntilIdle } from '../../tools/bench/idleMachine'
import { computeSizeRatios } from '../../tools/bench/report'

const measurement = (seconds: number, memory = 1000) => ({ seconds, memory, drawn: 0 })
const exceededLimits = (...builds: Parameters<typeof computeBuildRatios>) =>
  computeBuildRatios(...builds).flatMap(({ what, ratio, most }) => (ratio <= most ? [] : [what]))

it('accepts a fast build and names the limits that a slow one exceeds', () => {
  const commit = { cold: measurement(120), edited: measurement(60), tests: 800 }
  const quick = {
    cold: measurement(60),
    edited: measurement(15),
    some: measurement(80),
    all: measurement(100, 1500),
    tests: 400,
  }
  expect(exceededLimits(quick, commit)).toEqual([])
  const slow = {
    cold: measurement(61),
    edited: { ...measurement(31), drawn: 2 },
    some: measurement(80),
    all: measurement(101, 1501),
    tests: 401,
  }
  expect(exceededLimits(slow, commit)).toEqual([
    'social images drawn after an edit',
    'each additional article, s',
    'memory with all articles, GB',
    'clean build / that of the commit',
    'incremental build / clean build of the commit',
    'npm test / that of the commit',
  ])
  expect(computeSecondsPerArticle(quick)).toBe(0.05)
})

it('waits until the machine is idle, and returns its load after the timeout', async () => {
  const shares = [0.9, 0.5, 0.1]
  expect(await waitUntilIdle(1, async () => shares.shift() ?? 1)).toBe(0)
  expect(await waitUntilIdle(0, async () => 0.6)).toBe(0.6)
})

describe('benchBuild', () => {
  const root = createTestFolder()
  const write = (path: string, text: string) => writeInto(root, path, text)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  let printed = ''

  beforeAll(() => {
    // A fake Gatsby that is faster if a cache exists.
    write(
      'node_modules/.bin/gatsby',
      '#!/bin/sh\n[ -d .cache ] || sleep 1.2\nmkdir -p .cache public\necho "Pictures for social networks: 0 drawn"\n',
    )
    chmodSync(join(root, 'node_modules/.bin/gatsby'), 0o755)
    write('package.json', '{ "scripts": { "build": "gatsby build" } }')
    write('.gitignore', 'node_modules\n')
    write('package-lock.json', '{}')
    for (const language of languages) write(`content/articles/what-is-fractional-gc/${language}.mdx`, 'Words.\n')
    git('init')
    git('add', '.')
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-m', 'First')
    const print = (text: unknown) => void (printed += `${JSON.stringify(text)}\n`)
    jest.spyOn(console, 'log').mockImplementation(print)
    jest.spyOn(console, 'table').mockImplementation(print)
  })

  afterAll(() => void jest.restoreAllMocks())

  it('measures clean and incremental builds of the working tree and of a commit, and leaves no output', async () => {
    const { result } = await benchBuild(root, { commit: 'HEAD', measureLoad: async () => 0.4 })
    expect(result.there?.cold.seconds).toBeGreaterThan(1)
    expect(result.here.edited.seconds).toBeLessThan(result.here.cold.seconds)
    expect(result.ratios.map(({ what }) => what)).toContain('clean build / that of the commit')
    expect(result.busy).toBe(0.4)
    expect(printed).toContain('The machine was busy')
    expect(printed).toContain('"HEAD"')
    expect(existsSync(join(root, 'public'))).toBe(false)
  })

  it('rejects with the output of a failed build', async () => {
    write('node_modules/.bin/gatsby', '#!/bin/sh\necho "a price is missing"\nexit 1\n')
    await expect(benchBuild(root, { measureLoad: async () => 0 })).rejects.toThrow(/failed:\na price is missing/)
  })
})

it('reports page weights that grow with the number of articles', () => {
  const weight = { raw: 1000, sent: 300 }
  const stage = (articles: number) => ({
    ...measurement(10),
    articles,
    home: weight,
    blog: weight,
    blogData: weight,
    article: weight,
    articleData: weight,
    sitemapPage: weight,
    scripts: weight,
    listed: [Array.from({ length: articles }, (_, index) => `/blog/${index}`)],
    chunks: Array.from({ length: Math.ceil(articles / 48) - 1 }, () => weight),
    feedEntries: 50,
    sitemapLinks: articles,
    search: { raw: 200_000, sent: 95_000 },
  })
  const heavier = { ...stage(808), home: { raw: 1100, sent: 330 }, search: { raw: 400_000, sent: 160_000 } }
  const failures = computeSizeRatios(stage(8), stage(408), heavier).flatMap(({ what, ratio, most }) =>
    ratio <= most ? [] : [what],
  )
  expect(failures).toEqual(expect.arrayContaining(['home, all / current articles', 'search before a query, KB']))
})
