import { analyzeMdx } from '../../../src/content/mdx/analyzeMdx'
import { findHastElementsByTagName } from '../../../src/content/mdx/findHastElementsByTagName'

const totalsOf = (...titles: string[]) => {
  const results = titles.map(title => `- **${title}**\n\n  An answer.`).join('\n')
  const [test] = analyzeMdx(`<SelfTest>\n\n1. A?\n2. B?\n3. C?\n\nCount:\n\n${results}\n\n</SelfTest>`, 'en').hast
    .children
  if (test?.type !== 'element') throw new Error('There is no self-test.')
  return findHastElementsByTagName(test, 'ul')
    .flatMap(list => findHastElementsByTagName(list, 'li'))
    .map(({ properties }) => properties.dataTotals)
}

it('says for which totals each result is, if the results cover all in order', () => {
  expect(totalsOf('No point, or one', 'Two', 'Three points')).toEqual(['0–1', '2', '3'])
})

it.each([
  ['are not in order', 'Three points', 'One point', 'Two points'],
  ['end before the last question', 'No point, or one', 'Two points'],
  ['have no numbers', 'Hardly ever', 'Always'],
])('says nothing if results %s', (_, ...titles) => {
  expect(totalsOf(...titles).some(Boolean)).toBe(false)
})
