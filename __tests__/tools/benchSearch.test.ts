import { spawnSync } from 'node:child_process'

// `npm run bench:search` takes minutes with 1,000 articles; 60 are enough to detect growth per article. With the scripts
// of the search (5,600 bytes), the limit is that of the built site, 150,000 bytes.
it('downloads no more than the limit for the first result with 60 articles in both corpora', () => {
  const { status, stdout } = spawnSync('npx', ['tsx', 'tools/benchSearch.ts', '--articles=60', '--most=144000'], {
    encoding: 'utf8',
  })
  expect(stdout).toContain('shuffled, fr')
  expect(stdout).not.toContain('too heavy')
  expect(status).toBe(0)
}, 240_000)
