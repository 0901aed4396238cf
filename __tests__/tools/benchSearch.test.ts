import { spawnSync } from 'node:child_process'

// With 1,000 articles, `npm run bench:search` takes minutes; what grows with each article shows with 60.
it('fetches little for a first answer with more articles, of either model', () => {
  const { status, stdout } = spawnSync('npx', ['tsx', 'tools/benchSearch.ts', '--articles=60', '--most=157000'], {
    encoding: 'utf8',
  })
  expect(stdout).toContain('shuffled, fr')
  expect(stdout).not.toContain('too heavy')
  expect(status).toBe(0)
}, 240_000)
