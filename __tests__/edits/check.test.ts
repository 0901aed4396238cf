import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContent } from '../../src/build/content/read'
import { sentenceOf } from '../../src/lib/problems'
import { copyContent, edits, single } from './edits'

const root = mkdtempSync(join(tmpdir(), 'edits-'))
beforeEach(() => copyContent(process.cwd(), root))
afterAll(() => rmSync(root, { recursive: true }))

const problems = () => readContent(root).problems.map(sentenceOf)

it.each([...edits, ...single].map(edit => [edit.what, edit] as const))(
  'lets an owner make this: %s',
  (_, { apply }) => {
    apply(root)
    expect(problems()).toEqual([])
  },
)

it('lets an owner make all of them together', () => {
  edits.forEach(({ apply }) => apply(root))
  expect(problems()).toEqual([])
})
