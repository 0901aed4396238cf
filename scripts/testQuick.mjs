// npm run test:quick: proves a change of code or words in under a minute, without a build. It asks only what changed
// files can break; npm test asks the rest.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensurePackages } from './setup.mjs'
import { runSteps, script } from './runSteps.mjs'

const queryTypes = 'src/gatsby-types.d.ts'
// The tests of the content read it as files, which Jest does not follow.
const contentTests = ['__tests__/content/content.test.ts', '__tests__/site/components/locales.test.ts']

/** The files that differ from a commit: the one named on the command line, where the branch left main, or the last. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const left = () => {
    try {
      return git('merge-base', 'HEAD', 'main')
    } catch {
      return 'HEAD'
    }
  }
  const differing = git('diff', '--name-only', '--diff-filter=d', process.argv[2] ?? left())
  const added = git('ls-files', '--others', '--exclude-standard')
  return `${differing}\n${added}`.split('\n').filter(existsSync)
}

ensurePackages()
const changed = changedFiles()
const ending = pattern => changed.filter(file => pattern.test(file))
const code = ending(/\.(tsx?|mjs|js)$/)
const words = ending(/^(content|locales)\//)
const tested = [...code, ...ending(/\.json$/), ...(words.length ? contentTests : [])]
const step = (name, files, ...command) => (files.length ? [{ name, command: [...command, ...files] }] : [])

await runSteps([
  { name: 'Content', command: script('check:content') },
  ...step(
    'Unit tests',
    tested,
    'npx',
    'jest',
    '--selectProjects',
    'unit',
    'isolated',
    'components',
    '--passWithNoTests',
    '--findRelatedTests',
  ),
  ...step('Format', changed, 'npx', 'prettier', '--check', '--log-level=warn', '--ignore-unknown'),
  ...step('Lint', code, 'npx', 'eslint', '--no-warn-ignored'),
  ...(existsSync(queryTypes)
    ? [
        {
          name: 'Types',
          command: script('check:types', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json'),
        },
      ]
    : []),
])
if (!existsSync(queryTypes)) console.log('Types were not checked: npm run build writes those of the queries first.')
