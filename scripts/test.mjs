// npm test: everything that CI runs but test:hosts and test:builds. Steps that need no built site run in parallel with
// the build.
import { ensureChromium, ensureJava, ensurePackages } from './setup.mjs'
import { runSteps, script } from './runSteps.mjs'

ensurePackages()
const CHROMIUM_PATH = ensureChromium()
ensureJava()
await runSteps(
  [
    // The longest steps first, to keep all cores busy until the end.
    { name: 'Unit tests', command: script('test:unit') },
    { name: 'Build', command: script('build') },
    { name: 'Tests of the built site', command: script('test:site'), after: ['Build'] },
    { name: 'Content', command: script('check:content') },
    { name: 'Lint', command: script('lint') },
    { name: 'Format', command: script('check:format') },
    { name: 'Types', command: script('check:types'), after: ['Build'] },
    { name: 'Tests with every outside service', command: script('test:providers'), after: ['Build'] },
    // In parallel with others, pages would respond too slowly.
    { name: 'Tests in a browser', command: script('test:browser'), after: ['Build'], alone: true },
    // Uses .cache and public, as the build does.
    {
      name: 'The bench of pages, small',
      command: script('bench:pages', '--small', '--out=test-results/bench-pages.json'),
      after: ['Build', 'Tests in a browser'],
      alone: true,
    },
    {
      name: 'Tests of develop and its queries',
      command: script('test:develop'),
      after: ['Tests of the built site', 'Tests in a browser'],
      alone: true,
    },
  ],
  { CHROMIUM_PATH },
)
