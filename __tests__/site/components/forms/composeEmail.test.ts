import { composeEmail } from '../../../../src/site/components/forms/composeEmail'

const compose = (...lines: [string, string][]) => composeEmail('hello@example.com', 'Été & co', lines)

it('includes filled fields only', () => {
  expect(compose(['Name', 'Zoé '], ['Company', ' '], ['Message', 'A & B\nC']).body).toBe(
    'Name\nZoé\n\nMessage\nA & B\nC',
  )
})

it('encodes subject and body in the mailto URL', () => {
  expect(compose(['A', 'B'])).toMatchObject({
    href: 'mailto:hello@example.com?subject=%C3%89t%C3%A9%20%26%20co&body=A%0D%0AB',
    tooLong: false,
  })
})

it('leaves a body that is too long out of the mailto URL', () => {
  const { href, body, tooLong } = compose(['Message', 'é'.repeat(400)])
  expect([href, tooLong]).toEqual(['mailto:hello@example.com?subject=%C3%89t%C3%A9%20%26%20co', true])
  expect(body).toContain('é'.repeat(400))
})

it('replaces a lone surrogate in the text', () => {
  expect(compose(['Message', 'Merci 🧪'.slice(0, -1)]).body).toBe('Message\nMerci \ufffd')
})
