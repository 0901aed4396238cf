import { formatDownloadNote } from '../../src/shared/downloads'
import { fillPlaceholders } from '../../src/content/facts/placeholders'
import { localize } from '../../src/content/localize'
import { localizePath } from '../../src/shared/paths'
import { facts, practice } from '../helpers/project/single'

it.each([
  [300, ' (PDF, 1\u00a0KB)', ' (PDF, 1\u00a0ko)'],
  [120_400, ' (PDF, 120\u00a0KB)', ' (PDF, 120\u00a0ko)'],
  [1_250_000, ' (PDF, 1.3\u00a0MB)', ' (PDF, 1,3\u00a0Mo)'],
])('says of a file of %i bytes what it is', (size, english, french) => {
  const downloads = { '/downloads/guide.pdf': size }
  expect(formatDownloadNote('/downloads/guide.pdf#page=2', downloads, 'en')).toBe(english)
  expect(formatDownloadNote('/downloads/guide.pdf', downloads, 'fr')).toBe(french)
})

it('says nothing of a file that is not there', () => {
  expect(formatDownloadNote('/downloads/guide.pdf', {}, 'en')).toBe('')
})

it('gives a file one address in every language', () => {
  expect(localizePath('/downloads/guide.pdf', 'fr')).toBe('/downloads/guide.pdf')
})

describe('a link', () => {
  const reader = { facts, practice, downloads: { '/downloads/guide.pdf': 5000 }, language: 'fr' as const }

  it('in Markdown says kind and size of its file', () => {
    expect(fillPlaceholders('[Le guide](/downloads/guide.pdf), [nous](/contact)', reader, 'fr')).toBe(
      '[Le guide (PDF, 5\u00a0ko)](/downloads/guide.pdf), [nous](/contact)',
    )
  })

  it.each([
    [
      '<Card to="/downloads/guide.pdf" title="Le guide">\n\nÀ lire.',
      '<Card to="/downloads/guide.pdf" title="Le guide (PDF, 5\u00a0ko)">\n\nÀ lire.',
    ],
    [
      '<CallToAction title="Prêts?" to="/downloads/guide.pdf" label="Le guide">',
      '<CallToAction title="Prêts?" to="/downloads/guide.pdf" label="Le guide (PDF, 5\u00a0ko)">',
    ],
    ['<Card to="/contact" title="Nous">', '<Card to="/contact" title="Nous">'],
  ])('on an element of a text says them in its words: %s', (element, described) => {
    expect(fillPlaceholders(element, reader, 'fr')).toBe(described)
  })

  it('in JSON says them in its label', () => {
    const link = { label: { en: 'The guide', fr: 'Le guide' }, to: '/downloads/guide.pdf' }
    expect(localize(link, reader)).toEqual({ label: 'Le guide (PDF, 5\u00a0ko)', to: '/downloads/guide.pdf' })
  })
})
