import { composeEmail } from '../../../../src/site/components/forms/composeEmail'

const compose = (...lines: [string, string][]) => composeEmail('hello@example.com', 'Été & co', lines)

it('says what was typed, and leaves out what was not', () => {
  expect(compose(['Name', 'Zoé '], ['Company', ' '], ['Message', 'A & B\nC']).body).toBe(
    'Name\nZoé\n\nMessage\nA & B\nC',
  )
})

it('makes an address that carries subject and text whole', () => {
  expect(compose(['A', 'B'])).toMatchObject({
    href: 'mailto:hello@example.com?subject=%C3%89t%C3%A9%20%26%20co&body=A%0D%0AB',
    tooLong: false,
  })
})

it('leaves out of the address a text that is too long to be handed to an e-mail app', () => {
  const { href, body, tooLong } = compose(['Message', 'é'.repeat(400)])
  expect([href, tooLong]).toEqual(['mailto:hello@example.com?subject=%C3%89t%C3%A9%20%26%20co', true])
  expect(body).toContain('é'.repeat(400))
})

it('writes an e-mail of a text that ends in half an emoji', () => {
  expect(compose(['Message', 'Merci 🧪'.slice(0, -1)]).body).toBe('Message\nMerci \ufffd')
})
