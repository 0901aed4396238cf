import { buildFold } from '../../../../src/site/components/mdx/buildFold'

const namesIn = (names: string[]) =>
  JSON.stringify(buildFold('Rest', 'Read on', 'Read on (3)', names)).match(/(?<=children":\[")Name[^"]*/g)

it('names what is folded by whole names, as many as two lines have room for, and at least one', () => {
  expect(namesIn(['Name one', 'Name two', 'Name three'])).toEqual(['Name one', 'Name two', 'Name three'])
  expect(namesIn(['Name one', `Name two ${'of many words '.repeat(4)}`, 'Name three'])).toEqual(['Name one'])
  expect(namesIn([`Name ${'of many words '.repeat(6)}`])).toHaveLength(1)
})
