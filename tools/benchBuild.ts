import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchBuild } from './bench/build'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    articles: { type: 'string', default: '808' },
    json: { type: 'string', default: 'bench-build.json' },
    keep: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    test: { type: 'boolean', default: false },
  },
})

/**
 * npm run bench:build -- 9b78bf1: measures build times from scratch, after one edit, and with 808 articles per
 * language, compared with a commit. `--small` skips the articles, `--test` adds npm test, `--keep` keeps the copies,
 * `--json` names the output file.
 */
async function main(): Promise<void> {
  const { result, holds } = await benchBuild(process.cwd(), {
    commit: positionals[0],
    articles: values.small ? undefined : Number(values.articles),
    tests: values.test,
    keep: values.keep,
  })
  writeFileSync(resolve(values.json), `${JSON.stringify(result, null, 2)}\n`)
  console.log(`\nResults as JSON: ${values.json}`)
  process.exitCode = holds ? 0 : 1
}

void main()
