import { readAndCheckContent } from '../../../src/content/read/readAndCheckContent'
import { formatProblems } from '../../../src/content/contentProblems'
import { alternativeEdits } from './edits'
import { copyContent } from './files'
import { createTestFolder } from '../../helpers/folders'

const root = createTestFolder()

it('reports no problem for the alternative edits', () => {
  copyContent(process.cwd(), root)
  alternativeEdits.forEach(({ apply }) => apply(root))
  const { problems } = readAndCheckContent(root)
  expect(problems.length && formatProblems(problems)).toBe(0)
})
