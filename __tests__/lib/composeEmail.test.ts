import { emailBody, emailHref } from '../../src/lib/composeEmail'

it('says what was typed, and leaves out what was not', () => {
  expect(
    emailBody([
      ['Name', 'Zoé '],
      ['Company', ' '],
      ['Message', 'A & B\nC'],
    ]),
  ).toBe('Name\nZoé\n\nMessage\nA & B\nC')
})

it('makes an address that carries subject and text whole', () => {
  const href = emailHref('hello@example.com', 'Été & co', 'A\nB')
  expect(href).toBe('mailto:hello@example.com?subject=%C3%89t%C3%A9%20%26%20co&body=A%0D%0AB')
})
