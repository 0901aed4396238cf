import { formatDownloadNote } from '../../src/shared/downloads'
import { fillPlaceholdersAndDownloadNotes } from '../../src/content/facts/placeholders'
import { resolveLocalizedContent } from '../../src/content/resolveLocalizedContent'
import { localizePath } from '../../src/shared/paths'
import { facts, practice } from '../helpers/project/single'

it.each([
  [300, ' (PDF, 1\u00a0KB)', ' (PDF, 1\u00a0ko)'],
  [120_400, ' (PDF, 120\u00a0KB)', ' (PDF, 120\u00a0ko)'],
  [1_250_000, ' (PDF, 1.3\u00a0MB)', ' (PDF, 1,3\u00a0Mo)'],
])('formats type and size of a file of %i bytes', (size, english, french) => {
  const downloads = { '/downloads/guide.pdf': size }
  expect(formatDownloadNote('/downloads/guide.pdf#page=2', downloads, 'en')).toBe(english)
  expect(formatDownloadNote('/downloads/guide.pdf', downloads, 'fr')).toBe(french)
})

it('is empty for a missing file', () => {
  expect(formatDownloadNote('/downloads/guide.pdf', {}, 'en')).toBe('')
})

it('does not localize the path of a download', () => {
  expect(localizePath('/downloads/guide.pdf', 'fr')).toBe('/downloads/guide.pdf')
})

describe('type and size of a linked download', () => {
  const context = { facts, practice, downloads: { '/downloads/guide.pdf': 5000 }, language: 'fr' as const }

  it('are added to the text of a Markdown link', () => {
    expect(fillPlaceholdersAndDownloadNotes('[Le guide](/downloads/guide.pdf), [nous](/contact)', context, 'fr')).toBe(
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
  ])('are added to the title or label of an MDX element: %s', (element, described) => {
    expect(fillPlaceholdersAndDownloadNotes(element, context, 'fr')).toBe(described)
  })

  it('are added to the label of a link in JSON', () => {
    const link = { label: { en: 'The guide', fr: 'Le guide' }, to: '/downloads/guide.pdf' }
    expect(resolveLocalizedContent(link, context)).toEqual({
      label: 'Le guide (PDF, 5\u00a0ko)',
      to: '/downloads/guide.pdf',
    })
  })
})
