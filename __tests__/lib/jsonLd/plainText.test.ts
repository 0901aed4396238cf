import { plainText } from '../../../src/lib/jsonLd/plainText'

const text = (value: string) => ({ type: 'text', value })
const element = (tagName: string, ...children: object[]) => ({ type: 'element', tagName, properties: {}, children })

it('gives each paragraph and item a line, and joins what stands in a line', () => {
  const tree = {
    type: 'root',
    children: [
      element('p', text('See '), element('a', text('the prices')), text(' of\nthe plans.')),
      text('\n'),
      element('ul', text('\n'), element('li', text('One')), text('\n'), element('li', text('Two')), text('\n')),
    ],
  }
  expect(plainText(tree)).toBe('See the prices of the plans.\nOne\nTwo')
})

it('keeps spaces that do not break', () => {
  expect(plainText({ type: 'root', children: [element('p', text('5\u00a0000\u00a0$'))] })).toBe('5\u00a0000\u00a0$')
})
