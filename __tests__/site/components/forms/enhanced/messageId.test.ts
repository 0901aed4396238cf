import { createMessageId } from '../../../../../src/site/components/forms/enhanced/messageId'

const id = (message: string) => createMessageId('1', new URLSearchParams({ message }))

it.each([
  ['Aa', 'BB'],
  ['a b', 'b a'],
  ['10 000 $', '100 00 $'],
])('takes “%s” and “%s” for two messages', (one, other) => {
  expect(id(one)).toBe(id(one))
  expect(id(one)).not.toBe(id(other))
})
