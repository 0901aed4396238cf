import { readAndCheckContent } from '../../src/content/read/readAndCheckContent'
import { formatProblem } from '../../src/content/contentProblems'
import { countArticles, writeArticles } from '../../tools/bench/articles'
import { reading, withProject } from '../helpers/project'

it('writes articles without content problems', () => {
  withProject({}, root => {
    writeArticles(root, 5)
    expect(countArticles(root)).toBe(5)
    const { content, problems } = readAndCheckContent(root, reading)
    expect(problems.map(formatProblem)).toEqual([])
    expect(content?.texts.filter(({ kind, language }) => kind === 'article' && language === 'fr')).toHaveLength(5)
  })
})
