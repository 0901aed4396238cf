// npm test: everything that CI runs, in the order in which a mistake shows soonest.
import { readFileSync } from 'node:fs'
import { ensureChromium, ensurePackages, run } from './setup.mjs'

const steps = [
  ['Format', 'check:format'],
  ['Content', 'check:content'],
  ['Lint', 'lint'],
  ['Unit tests', 'test:unit'],
  ['Build', 'build'],
  ['Types', 'check:types'],
  ['Tests of the built site', 'test:site'],
  ['Tests in a browser', 'test:browser'],
  ['Tests of develop and its queries', 'test:develop'],
]

// The build writes the types of the queries anew; what is committed must be what it writes.
const queryTypes = 'src/gatsby-types.d.ts'

ensurePackages()
const CHROMIUM_PATH = ensureChromium()
const started = Date.now()
const committedTypes = readFileSync(queryTypes, 'utf8')
for (const [name, script] of steps) {
  console.log(`\n── ${name} (npm run ${script}) ──`)
  run('npm', ['run', '--silent', script], { CHROMIUM_PATH })
}
if (readFileSync(queryTypes, 'utf8') !== committedTypes) {
  console.error(`\n${queryTypes} was out of date; the build has written it anew: commit it.`)
  process.exit(1)
}
console.log(`\nAll ${steps.length} steps passed in ${Math.round((Date.now() - started) / 1000)} s.`)
