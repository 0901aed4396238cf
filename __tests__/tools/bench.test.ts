import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { languages } from '../../src/config/languages'
import { articleCost, benchBuild, limitsOf } from '../../tools/bench/build'
import { untilCalm } from '../../tools/bench/idleMachine'
import { ratiosOf } from '../../tools/bench/report'

const built = (seconds: number, memory = 1000) => ({ seconds, memory, drawn: 0 })
const failing = (...builds: Parameters<typeof limitsOf>) =>
  limitsOf(...builds).flatMap(({ what, ratio, most }) => (ratio <= most ? [] : [what]))

it('holds a quick site to its limits, and names what a slow one passes', () => {
  const commit = { cold: built(120), edited: built(60), tests: 800 }
  const quick = { cold: built(60), edited: built(15), some: built(80), all: built(100, 1500), tests: 400 }
  expect(failing(quick, commit)).toEqual([])
  const slow = {
    cold: built(61),
    edited: { ...built(16), drawn: 2 },
    some: built(80),
    all: built(101, 1501),
    tests: 401,
  }
  expect(failing(slow, commit)).toEqual([
    'after one edit, of from nothing',
    'pictures for networks drawn after one edit',
    'one article more, s',
    'memory with all articles, GB',
    'from nothing, of the commit',
    'npm test, of the commit',
  ])
  expect(articleCost(quick)).toBe(0.05)
})

it('waits for a calm machine, and says how busy it stays', async () => {
  const shares = [0.9, 0.5, 0.1]
  expect(await untilCalm(1, async () => shares.shift() ?? 1)).toBe(0)
  expect(await untilCalm(0, async () => 0.6)).toBe(0.6)
})

describe('the bench of a project', () => {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  let printed = ''

  beforeAll(() => {
    // In place of Gatsby: builds quickly where an earlier build left its cache.
    write(
      'node_modules/.bin/gatsby',
      '#!/bin/sh\n[ -d .cache ] || sleep 1.2\nmkdir -p .cache public\necho "Pictures for social networks: 0 drawn"\n',
    )
    chmodSync(join(root, 'node_modules/.bin/gatsby'), 0o755)
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

  afterAll(() => {
    rmSync(root, { recursive: true })
    jest.restoreAllMocks()
  })

  it('builds it from nothing and after an edit, beside a commit, and leaves nothing', async () => {
    const { result } = await benchBuild(root, { commit: 'HEAD', calm: async () => 0.4 })
    expect(result.there?.cold.seconds).toBeGreaterThan(1)
    expect(result.here.edited.seconds).toBeLessThan(result.here.cold.seconds)
    expect(result.ratios.map(({ what }) => what)).toContain('from nothing, of the commit')
    expect(result.busy).toBe(0.4)
    expect(printed).toContain('The machine was busy')
    expect(printed).toContain('"HEAD"')
    expect(existsSync(join(root, 'public'))).toBe(false)
  })

  it('says which build failed, with its last words', async () => {
    write('node_modules/.bin/gatsby', '#!/bin/sh\necho "a price is missing"\nexit 1\n')
    await expect(benchBuild(root, { calm: async () => 0 })).rejects.toThrow(/failed:\na price is missing/)
  })
})

it('holds what visitors download to the same, however many articles there are', () => {
  const weight = { raw: 1000, sent: 300 }
  const stage = (articles: number) => ({
    ...built(10),
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
  const failures = ratiosOf(stage(8), stage(408), heavier).flatMap(({ what, ratio, most }) =>
    ratio <= most ? [] : [what],
  )
  expect(failures).toEqual(expect.arrayContaining(['home, of now', 'search before a word, KB']))
})
