import { files, problemsWith, put, reports } from '../../helpers/project'

const { en, fr } = files.article
/** The WebP file signature. */
const webp = 'RIFF0000WEBP'

describe('the two languages', () => {
  it.each([
    ['category', 'category: clinical-trials', 'category: corporate-law'],
    ['date', 'date: 2024-01-15', 'date: 2024-01-16'],
    ['reviewed', 'reviewed: 2026-11-20', 'reviewed: 2026-11-19'],
    ['reviewBy', 'reviewBy: 2027-05-20', 'reviewBy: 2027-05-21'],
  ])('reports a different %s', (field, before, after) => {
    expect(problemsWith({ [fr]: put(before, after) })).toEqual([
      `content/articles/trials/fr.mdx, ${field}: differs from content/articles/trials/en.mdx; it is the same in both languages.`,
    ])
  })

  reports('another picture', { [fr]: put('"lines.png"', '"other.webp"'), 'content/images/other.webp': webp }, [
    'content/articles/trials/fr.mdx, picture.src: differs from content/articles/trials/en.mdx; it is the same in both languages.',
  ])

  it.each([
    ['sections (##)', '\n## Encore\n\nDes mots.\n', 2],
    ['parts (###)', '\n### Encore\n\nDes mots.\n', 2],
    ['links into the site', '\n[Accueil](/)\n', 2],
    ['pictures', '\n<Figure src="lines.png" alt="Des lignes" caption="Encore" />\n', 2],
  ])('reports a different number of %s', (what, more, count) => {
    expect(problemsWith({ [fr]: text => text + more })).toEqual([
      `content/articles/trials/fr.mdx: has ${count} ${what}; content/articles/trials/en.mdx has 1, and the two must match.`,
    ])
  })
})

describe('an article', () => {
  reports(
    'a title too long for search results',
    { [en]: put(' in Canada"', ' in Canada, explained well and at length"') },
    ['content/articles/trials/en.mdx, seo.title: must have at most 60 characters; there are 65.'],
  )

  it('accepts a title that leaves no room for a long practice name', () => {
    const name = { en: 'Atelier Law for the Life Sciences', fr: 'Cabinet Atelier des sciences de la vie' }
    expect(problemsWith({ [files.practice]: { name } })).toEqual([])
  })
})
