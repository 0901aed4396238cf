// npm run test:quick: checks a change of code or text in under a minute, without a build. It runs only what the changed
// files can break; npm test runs the rest.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensurePackages } from './setup.mjs'
import { runSteps, script } from './runSteps.mjs'

const queryTypes = 'src/gatsby-types.d.ts'
// These tests read the content as files, which Jest’s dependency tracking does not see.
const contentTests = ['__tests__/content/content.test.ts', '__tests__/site/components/locales.test.ts']

/** Files changed since a commit: the one on the command line, the merge base with main, or HEAD. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const mergeBase = () => {
    try {
      return git('merge-base', 'HEAD', 'main')
    } catch {
      return 'HEAD'
    }
  }
  const differing = git('diff', '-z', '--name-only', '--diff-filter=d', process.argv[2] ?? mergeBase())
  const added = git('ls-files', '-z', '--others', '--exclude-standard')
  // With -z, git does not quote names such as île.png.
  return `${differing}\0${added}`.split('\0').filter(existsSync)
}

ensurePackages()
const changed = changedFiles()
const ending = pattern => changed.filter(file => pattern.test(file))
const code = ending(/\.(tsx?|mjs|js)$/)
const contentFiles = ending(/^(content|locales)\//)
const tested = [...code, ...ending(/\.json$/), ...(contentFiles.length ? contentTests : [])]
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
if (!existsSync(queryTypes)) console.log('Types were not checked: query types are missing; run npm run build first.')
