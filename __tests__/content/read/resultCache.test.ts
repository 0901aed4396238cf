import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openResultCache } from '../../../src/content/read/resultCache'
import { readAndCheckContent } from '../../../src/content/read/readAndCheckContent'
import { formatProblem } from '../../../src/content/contentProblems'
import { createTextReplacer, type FileChanges } from '../../../src/content/rules/examples'
import { files, reading, withProject } from '../../helpers/project'
import { resultsPerFile } from '../../helpers/ruleExamples'

const folder = mkdtempSync(join(tmpdir(), 'memory-'))
const file = join(folder, 'memory')

afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(file, { force: true }))

/** What a check says of the small project with changes, and how many of its results were worked out for it. */
function checked(changes: FileChanges, version = 'one'): { said: string[]; worked: number } {
  return withProject(changes, root => {
    const memory = openResultCache(file, version)
    let worked = 0
    const { problems, notices } = readAndCheckContent(root, reading, {
      getOrCompute: (from, work) => memory.getOrCompute(from, () => (worked++, work())),
      save: () => undefined,
    })
    memory.save()
    return { said: [...problems, ...notices].map(formatProblem).sort(), worked }
  })
}

/** What a check says that remembers nothing. */
function plainly(changes: FileChanges): string[] {
  return withProject(changes, root => {
    const { problems, notices } = readAndCheckContent(root, reading)
    return [...problems, ...notices].map(formatProblem).sort()
  })
}

const wrong: FileChanges = {
  [files.document.en]: createTextReplacer('"What we keep, why and for how long."', '"TODO the  best"'),
}

it('works out nothing of what is as it was', () => {
  const { worked, said } = checked(wrong)
  expect(worked).toBeGreaterThan(4)
  expect(said).not.toEqual([])
  expect(checked(wrong)).toEqual({ said, worked: 0 })
})

it('works out what was changed, and no more', () => {
  checked({})
  const { said, worked } = checked(wrong)
  expect(said).toEqual(plainly(wrong))
  expect(worked).toBe(resultsPerFile)
  expect(checked({})).toEqual({ said: [], worked: resultsPerFile })
})

const typed: FileChanges = { [files.home]: { 'sections[0].lead.en': 'It is $7,000 a month.' } }

// Each makes wrong what was right, or right what was wrong, in files that are themselves the same.
it.each<[string, FileChanges, FileChanges]>([
  [
    'a word that the glossary reserves',
    {},
    {
      'content/glossary.json': text =>
        text.replace('"reserved": {\n    "en": [', '"reserved": {\n    "en": ["text", "read", '),
    },
  ],
  ['the name of the practice', {}, { 'content/practice.json': { 'name.en': 'Read', 'name.fr': 'Lit' } }],
  ['a fact', typed, { ...typed, [files.facts]: { 'starter-price.value': 7000 } }],
])('asks again when %s changes', (_, before, after) => {
  expect(plainly(after)).not.toEqual(plainly(before))
  checked(before)
  expect(checked(after).said).toEqual(plainly(after))
})

it('keeps nothing of another version of the check', () => {
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
])('takes a file that is %s for none', (_, change) => {
  const { worked, said } = checked(wrong)
  writeFileSync(file, change(readFileSync(file)))
  expect(checked(wrong)).toEqual({ said, worked })
})

it('lets go of what was not asked for', () => {
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
