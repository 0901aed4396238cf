import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatProblem } from '../../../src/content/contentProblems'
import { getDefaultReadOptions } from '../../../src/content/read/publication'
import { readAndCheckContent } from '../../../src/content/read/readAndCheckContent'
import { openResultCache, type ResultCache } from '../../../src/content/read/resultCache'
import { createMdxFileCheckCacheWarmer } from '../../../src/content/read/mdxFileCheckCacheWarmer'
import { createExampleTextReplacer, type FileChanges } from '../../../src/content/rules/examples'
import { files, reading, withProject } from '../../helpers/project'
import { resultsPerFile } from '../../helpers/ruleExamples'

const noFile = join(tmpdir(), 'no-memory')

/** Checks a project; returns the problems and the number of results that were computed. */
function check(root: string, cache: ResultCache): { said: string[]; worked: number } {
  let worked = 0
  const { problems, notices } = readAndCheckContent(root, reading, {
    getOrCompute: (from, work) => cache.getOrCompute(from, () => (worked++, work())),
    save: () => undefined,
  })
  return { said: [...problems, ...notices].map(formatProblem), worked }
}

const wrong: FileChanges = {
  [files.document.en]: createExampleTextReplacer('"What we keep, why and for how long."', '"TODO the  best"'),
}

it('computes all text results in advance that a check then uses', () =>
  withProject(wrong, root => {
    const ahead = openResultCache(noFile, 'one')
    const work = createMdxFileCheckCacheWarmer(root, reading.today, ahead)
    const unknown = work?.listUncachedFiles() ?? []
    expect(unknown).toContain(files.document.en)
    unknown.forEach(file => work?.warm(file))
    expect(work?.listUncachedFiles()).toEqual([])

    const alone = check(root, openResultCache(noFile, 'one'))
    const cache = openResultCache(noFile, 'one')
    cache.add(ahead.takeNew())
    const after = check(root, cache)
    expect(after.said).toEqual(alone.said)
    // One result for the analysis, and those of the text rules.
    expect(alone.worked - after.worked).toBe((1 + resultsPerFile) * unknown.length)
  }))

it('keeps results of a worker that the check does not ask for', () =>
  withProject({}, root => {
    const file = join(root, 'memory')
    const ahead = openResultCache(noFile, 'one')
    const work = createMdxFileCheckCacheWarmer(root, reading.today, ahead)
    work?.listUncachedFiles().forEach(file => work.warm(file))
    const cache = openResultCache(file, 'one')
    cache.add(ahead.takeNew())
    check(root, cache)
    cache.save()
    const next = createMdxFileCheckCacheWarmer(root, reading.today, openResultCache(file, 'one'))
    expect(next?.listUncachedFiles()).toEqual([])
  }))

it('returns undefined if facts cannot be read', () =>
  withProject({ [files.facts]: () => '{' }, root => {
    expect(createMdxFileCheckCacheWarmer(root, reading.today, openResultCache(noFile, 'one'))).toBeUndefined()
  }))

it('uses the results of a worker process', async () => {
  const root = process.cwd()
  const { today } = getDefaultReadOptions()
  const cache = openResultCache(noFile, 'one')
  const [file = ''] = createMdxFileCheckCacheWarmer(root, today, cache)?.listUncachedFiles() ?? []
  const worker = fork('src/gatsby/mdxFileCheckWorker.cjs', { cwd: root, serialization: 'advanced', execArgv: [] })
  worker.send({ files: [file], today })
  const [found] = (await once(worker, 'message')) as [Map<string, Uint8Array>]
  cache.add(found)
  const ended = once(worker, 'exit')
  worker.disconnect()
  await ended
  expect(createMdxFileCheckCacheWarmer(root, today, cache)?.listUncachedFiles()).not.toContain(file)
}, 60_000)
