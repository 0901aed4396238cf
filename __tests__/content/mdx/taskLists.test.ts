import { toString } from 'hast-util-to-string'
import { analyzeMdx } from '../../../src/content/mdx/analyzeMdx'
import { findHastElementsByTagName } from '../../../src/content/mdx/findHastElementsByTagName'

it('has no check boxes in a list of tasks, and marks what is done', () => {
  const [list] = analyzeMdx('- [ ] Sign the assignment\n- [x] Register it', 'en').hast.children
  if (list?.type !== 'element') throw new Error('There is no list.')
  expect(list.properties.className).toEqual(['contains-task-list'])
  expect(findHastElementsByTagName(list, 'input')).toEqual([])
  const items = findHastElementsByTagName(list, 'li')
  expect(items.map(item => [toString(item), item.properties.className])).toEqual([
    ['Sign the assignment', undefined],
    ['Register it', ['done']],
  ])
})
