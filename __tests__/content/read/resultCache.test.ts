import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openResultCache } from '../../../src/content/read/resultCache'
import { readAndCheckContent } from '../../../src/content/read/readAndCheckContent'
import { formatProblem } from '../../../src/content/contentProblems'
import { createExampleTextReplacer, type FileChanges } from '../../../src/content/rules/examples'
import { files, reading, withProject } from '../../helpers/project'
import { resultsPerFile } from '../../helpers/ruleExamples'
import { createTestFolder } from '../../helpers/folders'

const folder = createTestFolder()
const file = join(folder, 'memory')

beforeEach(() => rmSync(file, { force: true }))

/** Checks a project with the cache; returns the problems and the number of results that were computed. */
function checked(changes: FileChanges, version = 'one'): { problems: string[]; worked: number } {
  return withProject(changes, root => {
    const cache = openResultCache(file, version)
    let worked = 0
    const { problems, notices } = readAndCheckContent(root, reading, {
      getOrCompute: (from, work) => cache.getOrCompute(from, () => (worked++, work())),
      save: () => undefined,
    })
    cache.save()
    return { problems: [...problems, ...notices].map(formatProblem).sort(), worked }
  })
}

/** Checks a project without the cache. */
function plainly(changes: FileChanges): string[] {
  return withProject(changes, root => {
    const { problems, notices } = readAndCheckContent(root, reading)
    return [...problems, ...notices].map(formatProblem).sort()
  })
}

const wrong: FileChanges = {
  [files.document.en]: createExampleTextReplacer('"What we keep, why and for how long."', '"TODO the  best"'),
}

it('computes nothing for unchanged content', () => {
  const { worked, problems } = checked(wrong)
  expect(worked).toBeGreaterThan(4)
  expect(problems).not.toEqual([])
  expect(checked(wrong)).toEqual({ problems, worked: 0 })
})

it('computes only the results of changed files', () => {
  checked({})
  const { problems, worked } = checked(wrong)
  expect(problems).toEqual(plainly(wrong))
  expect(worked).toBe(resultsPerFile)
  expect(checked({})).toEqual({ problems: [], worked: resultsPerFile })
})

const typed: FileChanges = { [files.home]: { 'sections[0].lead.en': 'It is $7,000 a month.' } }

// Each change makes unchanged files wrong, or right.
it.each<[string, FileChanges, FileChanges]>([
  [
    'a word that the glossary reserves',
    {},
    {
      'content/glossary.json': text =>
        text.replace('"reserved": {\n    "en": [', '"reserved": {\n    "en": ["text", "read", '),
    },
  ],
  [
    'the name of the practice',
    {},
    { 'content/practice.json': { 'name.en': 'Clinical trial', 'name.fr': 'Essai clinique' } },
  ],
  ['a fact', typed, { ...typed, [files.facts]: { 'starter-price.value': 7000 } }],
])('computes results again when %s changes', (_, before, after) => {
  expect(plainly(after)).not.toEqual(plainly(before))
  checked(before)
  expect(checked(after).problems).toEqual(plainly(after))
})

it('discards results of another version of the check', () => {
  const { worked } = checked(wrong)
  expect(checked(wrong, 'two').worked).toBe(worked)
})

it.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut short', bytes => bytes.subarray(0, bytes.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('no memory at all')],
  [
    'changed in one letter',
    bytes => {
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40)
      return bytes
    },
  ],
])('ignores a cache file that is %s', (_, change) => {
  const { worked, problems } = checked(wrong)
  writeFileSync(file, change(readFileSync(file)))
  expect(checked(wrong)).toEqual({ problems, worked })
})

it('discards results that were not used', () => {
  const first = openResultCache(file, 'one')
  first.getOrCompute(['a'], () => randomBytes(5_000).toString('hex'))
  first.getOrCompute(['b'], () => 'y')
  first.save()
  const whole = readFileSync(file).length
  const second = openResultCache(file, 'one')
  expect(second.getOrCompute(['b'], () => 'z')).toBe('y')
  second.save()
  expect(readFileSync(file).length).toBeLessThan(whole / 2)
})
