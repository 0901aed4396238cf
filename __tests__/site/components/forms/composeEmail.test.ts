import { composeEmail } from '../../../../src/site/components/forms/enhanced/composeEmail'

const compose = (...lines: [label: string, value: string][]) => {
  const fields = lines.map(([label]) => ({ name: label, type: 'text', label }) as const)
  return composeEmail({ email: 'hello@example.com', subject: 'Été & co', fields }, new URLSearchParams(lines))
}

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
