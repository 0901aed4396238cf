import { formatPhone, resolveHref } from '../../src/content/links'
import { practice } from '../helpers/project/single'

it.each([
  ['/contact', '/contact', '/fr/contact'],
  ['/services/x?plan=a#pricing', '/services/x?plan=a#pricing', '/fr/services/x?plan=a#pricing'],
  ['#pricing', '#pricing', '#pricing'],
  ['https://www.example.org/', 'https://www.example.org/', 'https://www.example.org/'],
  ['phone', 'tel:+15145550100', 'tel:+15145550100'],
  ['email', 'mailto:hello@example.com', 'mailto:hello@example.com'],
  ['booking', '/contact?service=consultation#form', '/fr/contact?service=consultation#form'],
])('leads from %s to %s, in French to %s', (to, english, french) => {
  expect(resolveHref(to, practice, 'en')).toBe(english)
  expect(resolveHref(to, practice, 'fr')).toBe(french)
})

it('leads to the booking calendar of a practice that has one', () => {
  const booking = 'https://calendar.example.com'
  expect(resolveHref('booking', { ...practice, providers: { ...practice.providers, booking } }, 'fr')).toBe(booking)
})

it('writes a telephone number as it is read', () => {
  expect(formatPhone('+15145550100')).toBe('514\u00a0555-0100')
})
