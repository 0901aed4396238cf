import { fillPlaceholdersAndDownloadNotes } from '../../src/content/facts/placeholders'
import { formatPhone, buildConsultationLink, localizeLinkTarget } from '../../src/content/links'
import type { Practice } from '../../src/content/model'
import { practice } from '../helpers/project/single'

it.each([
  ['/contact', '/contact', '/fr/contact'],
  ['/services/x?plan=a#pricing', '/services/x?plan=a#pricing', '/fr/services/x?plan=a#pricing'],
  ['#pricing', '#pricing', '#pricing'],
  ['https://www.example.org/', 'https://www.example.org/', 'https://www.example.org/'],
  ['phone', 'tel:+15145550100', 'tel:+15145550100'],
  ['email', 'mailto:hello@example.com', 'mailto:hello@example.com'],
  ['booking', '/contact?service=consultation#form', '/fr/contact?service=consultation#form'],
  ['booking?service=x', '/contact?service=x#form', '/fr/contact?service=x#form'],
])('resolves %s to %s, and in French to %s', (to, english, french) => {
  expect(localizeLinkTarget(to, practice, 'en')).toBe(english)
  expect(localizeLinkTarget(to, practice, 'fr')).toBe(french)
})

describe('a consultation', () => {
  const { book, request } = practice.consultation
  const booking = 'https://calendar.example.com/practice?months=2'
  const withCalendar = { ...practice, providers: { ...practice.providers, booking } }

  it('links the contact form with the page’s service if there is no calendar', () => {
    expect(buildConsultationLink(practice, 'fr', 'corporate-law')).toEqual({
      label: request.fr,
      to: '/fr/contact?service=corporate-law#form',
    })
    expect(localizeLinkTarget('booking', practice, 'en', 'corporate-law')).toBe('/contact?service=corporate-law#form')
  })

  it('links the booking calendar with the service if there is one', () => {
    expect(buildConsultationLink(withCalendar, 'fr', 'corporate-law')).toEqual({
      label: book.fr,
      to: `${booking}&service=corporate-law`,
    })
  })

  it('has the same label in texts', () => {
    const named = (practice: Practice) =>
      fillPlaceholdersAndDownloadNotes('{{practice.consultation}}', { facts: {}, practice }, 'fr')
    expect([named(practice), named(withCalendar)]).toEqual([request.fr, book.fr])
  })
})

it('formats a phone number', () => {
  expect(formatPhone('+15145550100')).toBe('514\u00a0555-0100')
  expect(formatPhone('+33142685300')).toBe('+33\u00a01\u00a042\u00a068\u00a053\u00a000')
})
