import { computeMessageId } from '../../../../../src/site/components/forms/enhanced/computeMessageId'

const id = (message: string) => computeMessageId('1', new URLSearchParams({ message }))

it.each([
  ['Aa', 'BB'],
  ['a b', 'b a'],
  ['10 000 $', '100 00 $'],
])('takes “%s” and “%s” for two messages', (one, other) => {
  expect(id(one)).toBe(id(one))
  expect(id(one)).not.toBe(id(other))
})
