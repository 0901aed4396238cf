import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { scripts } from '../../package.json'
import { generateLicensesText } from '../../src/gatsby/output/licenses'
import { files, writeProject } from '../helpers/project'
import { createTestFolder } from '../helpers/folders'

const root = process.cwd()
const project = createTestFolder()
// Scripts need the packages and the code beside the content.
beforeAll(() => ['node_modules', 'src'].forEach(folder => symlinkSync(join(root, folder), join(project, folder))))
beforeEach(() => writeProject(project))

const ranHere = new Set<string>()

/** Runs an npm script in a minimal project, and returns its output and exit status. */
function run(name: keyof typeof scripts, ...args: string[]): { output: string; status: number | null } {
  ranHere.add(name)
  const [program = '', ...rest] = scripts[name]
    .split(' ')
    .map(part => part.replace(/^(?=(scripts|tools)\/)/, `${root}/`))
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program)
  const { stdout, stderr, status } = spawnSync(path, [...rest, ...args], {
    cwd: project,
    encoding: 'utf8',
  })
  return { output: stdout + stderr, status }
}

/** Scripts that cannot run in a minimal project, and the file that runs them. */
const runElsewhere: Partial<Record<keyof typeof scripts, [file: string, how: RegExp]>> = {
  start: ['scripts/start.mjs', /'build'.*'serve'/s],
  test: ['.ci/run', /npm test/],
  'test:hosts': ['.ci/run', /npm run test:hosts/],
  'test:builds': ['.ci/run', /npm run test:builds/],
  // These take long or install two more browsers, so a weekly workflow runs them.
  'test:deploy': ['.github/workflows/weekly.yml', /npm run test:deploy/],
  'test:browsers': ['.github/workflows/weekly.yml', /npm run test:browsers/],
  develop: ['__tests__/develop/server.ts', /gatsby.*develop/s],
  serve: ['playwright.config.ts', /serve/],
  'bench:build': ['__tests__/tools/articles.test.ts', /writeArticles/],
  'bench:search': ['__tests__/tools/benchSearch.test.ts', /tools\/benchSearch\.ts/],
  'bench:pages': ['scripts/test.mjs', /script\('bench:pages', '--small'/],
  'new:article': ['__tests__/commands/create.test.ts', /'article'/],
  'new:page': ['__tests__/commands/create.test.ts', /'page'/],
  'new:document': ['__tests__/commands/create.test.ts', /create/],
  'test:quick': ['scripts/testQuick.mjs', /script\('check:content'\)/],
}

it('serve says which port or site it lacks, without a stack trace', () => {
  const { PORT } = process.env
  const taken = createServer().listen(0)
  try {
    process.env.PORT = 'nine thousand'
    expect(run('serve')).toEqual({ output: expect.stringContaining('expected a number from 1 to 65535'), status: 1 })
    const address = taken.address()
    process.env.PORT = String(typeof address === 'object' && address?.port)
    expect(run('serve')).toEqual({ output: expect.stringContaining('There is no built site in public/'), status: 1 })
    mkdirSync(join(project, 'public'))
    writeFileSync(join(project, 'public/index.html'), '')
    const { output, status } = run('serve')
    expect([output, status]).toEqual([expect.stringContaining('EADDRINUSE'), 1])
    expect(output).not.toMatch(/^\s+at /m)
  } finally {
    taken.close()
    rmSync(join(project, 'public'), { recursive: true, force: true })
    if (PORT === undefined) delete process.env.PORT
    else process.env.PORT = PORT
  }
})

const writeProblem = () => writeProject(project, { [files.home]: { summary: 'one language' } })

it.each(['check:content', 'preflight', 'compare:specification'] as const)(
  '%s reports content problems without a stack trace',
  name => {
    writeProblem()
    const { output } = run(name)
    expect(output).toContain('content/pages/home.json')
    expect(output).toContain('summary')
    expect(output).not.toMatch(/^\s+at .+:\d+:\d+/m)
  },
)

it('compare:specification succeeds for valid content', () => expect(run('compare:specification').status).toBe(0))

it('fix:content --dry-run succeeds', () => expect(run('fix:content', '--dry-run').status).toBe(0))

it('confirm:translation --all succeeds', () => expect(run('confirm:translation', '--all').status).toBe(0))

it('rename fails without a stack trace if the path does not exist', () => {
  const { output, status } = run('rename', '/nothing', '/elsewhere')
  expect(status).toBe(1)
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+/m)
})

it('artwork redraws a picture with identical bytes', () => {
  expect(run('artwork', 'blister-3').status).toBe(0)
  const drawn = (folder: string) => readFileSync(join(folder, 'content/images/art/blister-3.png'))
  expect(drawn(project).equals(drawn(root))).toBe(true)
})

it('format formats files', () => {
  writeFileSync(join(project, 'words.json'), '{"a":   1}')
  expect(run('format').status).toBe(0)
  expect(readFileSync(join(project, 'words.json'), 'utf8')).toBe('{ "a": 1 }\n')
})

it('deploy:recipes writes all files of deploy/', () => {
  expect(run('deploy:recipes').status).toBe(0)
  const recipes = (folder: string) => readdirSync(join(folder, 'deploy'), { recursive: true, encoding: 'utf8' }).sort()
  expect(recipes(project)).toEqual(recipes(root))
})

it('prepare:host copies public files, and lists known hosts for an unknown one', () => {
  mkdirSync(join(project, 'public'))
  writeFileSync(join(project, 'public/index.html'), '<title>Home</title>')
  writeFileSync(join(project, 'public/app.js.map'), '{}')
  for (const unknown of ['nowhere', 'constructor'])
    expect(run('prepare:host', unknown)).toMatchObject({ status: 1, output: expect.stringContaining('netlify') })
  expect(run('prepare:host', 'netlify').status).toBe(0)
  expect(readdirSync(join(project, 'publication'))).toEqual(['index.html'])
})

it('licenses lists packages with their licences, and fails for a non-permissive licence', () => {
  mkdirSync(join(project, 'public'), { recursive: true })
  const list = (license: string) =>
    writeFileSync(
      join(project, 'public/licenses.txt'),
      generateLicensesText([{ name: 'react', version: '18.3.1', license, text: '' }]),
    )
  list('MIT')
  expect(run('licenses')).toMatchObject({ status: 0, output: expect.stringMatching(/react 18\.3\.1 +MIT/) })
  list('GPL-3.0')
  expect(run('licenses').status).toBe(1)
})

it('runs every npm script here, in npm test, or in the file listed above', () => {
  const steps = readFileSync(join(root, 'scripts/test.mjs'), 'utf8')
  const isRun = (name: string) => ranHere.has(name) || steps.includes(`script('${name}')`)
  const runByFile = Object.entries(runElsewhere).filter(([, [file, how]]) =>
    how.test(readFileSync(join(root, file), 'utf8')),
  )
  const runElsewhereNames = new Set(runByFile.map(([name]) => name))
  expect(Object.keys(scripts).filter(name => !isRun(name) && !runElsewhereNames.has(name))).toEqual([])
})
