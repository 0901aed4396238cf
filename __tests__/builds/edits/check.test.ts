import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAndCheckContent } from '../../../src/content/read/readAndCheckContent'
import { formatProblems } from '../../../src/content/contentProblems'
import { alternativeEdits } from './edits'
import { copyContent } from './files'

const root = mkdtempSync(join(tmpdir(), 'edits-'))
afterAll(() => rmSync(root, { recursive: true }))

it('reports no problem for the alternative edits', () => {
  copyContent(process.cwd(), root)
  alternativeEdits.forEach(({ apply }) => apply(root))
  const { problems } = readAndCheckContent(root)
  expect(problems.length && formatProblems(problems)).toBe(0)
})
