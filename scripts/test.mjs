// npm test: everything that CI runs, in the order in which a mistake shows soonest.
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

ensurePackages()
const CHROMIUM_PATH = ensureChromium()
const started = Date.now()
for (const [name, script] of steps) {
  console.log(`\n── ${name} (npm run ${script}) ──`)
  run('npm', ['run', '--silent', script], { CHROMIUM_PATH })
}
console.log(`\nAll ${steps.length} steps passed in ${Math.round((Date.now() - started) / 1000)} s.`)
