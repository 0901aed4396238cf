import { allowedAttributesByMdxElement } from '../../../src/shared/mdx/elements'
import { todayInMontreal } from '../../../src/content/read/publication'
import { readAndCheckContent } from '../../../src/content/read/readAndCheckContent'
import { files, reading, sentencesOf, withProject, type FileChange, type FileChanges } from '../../helpers/project'

const { en, fr } = files.article

const later: FileChanges = Object.fromEntries(
  [en, fr].map(file => [file, text => text.replace('2024-01-15', '2026-11-21')]),
)
const draft: FileChanges = Object.fromEntries(
  [en, fr].map(file => [file, text => text.replace('date:', 'draft: true\ndate:')]),
)
/** Removes the menu link to the article, which a build without the article would report. */
const unlinked: FileChanges = { [files.navigation]: { 'footer[1].pages': ['/'] } }

const read = (changes: FileChanges, when = reading) =>
  withProject({ ...unlinked, ...changes }, root => {
    const { content, problems, notices } = readAndCheckContent(root, when)
    return {
      routes: content?.texts.map(({ route }) => route),
      problems: sentencesOf(problems),
      notices: sentencesOf(notices),
    }
  })

it.each([
  ['2026-11-21T04:59:00Z', '2026-11-20'],
  ['2026-11-21T05:00:00Z', '2026-11-21'],
])('uses the date in Montréal: at %s it is %s', (now, today) => {
  expect(todayInMontreal(new Date(now))).toBe(today)
})

it('publishes an article from its date on', () => {
  expect(read({}).routes).toEqual(['/blog/trials', '/blog/trials', '/privacy', '/privacy'])
  expect(read(later, { ...reading, today: '2026-11-21' }).routes).toContain('/blog/trials')
})

it('leaves an article with a future date out of a build, with a notice', () => {
  expect(read(later)).toEqual({
    routes: ['/privacy', '/privacy'],
    problems: [],
    notices: [
      'content/articles/trials/en.mdx: is left out of the build: it waits for its day, 2026-11-21.',
      'content/articles/trials/fr.mdx: is left out of the build: it waits for its day, 2026-11-21.',
    ],
  })
})

it('leaves a draft out of a build, with a notice', () => {
  expect(read(draft)).toEqual({
    routes: ['/privacy', '/privacy'],
    problems: [],
    notices: [
      'content/articles/trials/en.mdx: is left out of the build: it is a draft.',
      'content/articles/trials/fr.mdx: is left out of the build: it is a draft.',
    ],
  })
})

it.each([
  ['drafts', draft],
  ['articles of a later day', later],
])('shows %s in develop', (_, changes) => {
  expect(read(changes, { ...reading, includeDrafts: true })).toEqual({
    routes: ['/blog/trials', '/blog/trials', '/privacy', '/privacy'],
    problems: [],
    notices: [],
  })
})

describe.each([
  ['a draft', draft, 'is a draft'],
  ['an article of a later day', later, 'waits for its day, 2026-11-21'],
])('%s', (_, changes, reason) => {
  it('cannot be linked, with the reason', () => {
    const { problems } = withProject(changes, root => readAndCheckContent(root, reading))
    expect(sentencesOf(problems)).toEqual([
      `content/navigation.json, footer[1].pages[0]: leads to “/blog/trials”, an article that is left out of the build: it ${reason}. Example: "/contact"`,
    ])
  })

  it('cannot be featured, with the reason', () => {
    const words = { en: 'Read', fr: 'Lire' }
    const list = {
      type: 'articles',
      intro: { title: words },
      featured: 'trials',
      newsletter: { title: words, text: words, consent: words },
    }
    expect(read({ ...changes, [files.contact]: { 'sections[2]': list } }).problems).toEqual([
      `content/pages/contact.json, sections[2].featured: names the article “trials”, which is left out of the build: it ${reason}.`,
    ])
  })
})

it('checks a draft like an article', () => {
  const wrong = (text: string) => text.replace('date:', 'draft: true\ndate:').replace('<Figure', '<Figur')
  expect(read({ ...draft, [en]: wrong }).problems).toEqual([
    'content/articles/trials/fr.mdx: has 1 pictures; content/articles/trials/en.mdx has 0, and the two must match.',
    `content/articles/trials/en.mdx:31: <Figur> is no element that exists; the elements are ${Object.keys(allowedAttributesByMdxElement).join(', ')}; did you mean “Figure”.`,
  ])
})

describe('a draft', () => {
  const changed = (file: string, before: string, after: string) => ({
    ...draft,
    [file]: (text: string) => text.replace('date:', 'draft: true\ndate:').replace(before, after),
  })

  it.each([
    [
      'wording',
      changed(fr, 'vient d’abord', 'du commanditaire vient d’abord'),
      'content/articles/trials/fr.mdx:23: says “commanditaire”; the term is “promoteur”; if these words are right here, list them under “except” in content/glossary.json.',
    ],
    [
      'a link',
      changed(en, '](/contact)', '](/contcat)'),
      'content/articles/trials/en.mdx:27: leads to “/contcat”, a page that does not exist; did you mean “/contact”. Example: "/contact"',
    ],
    [
      'a picture',
      changed(en, '<Figure src="lines.png"', '<Figure src="lime.png"'),
      'content/articles/trials/en.mdx:31: names the picture “lime.png”, but there is no content/images/lime.png; did you mean “lines.png”.',
    ],
    [
      'a fact',
      changed(en, '{{starter-price}}', '$5,000'),
      'content/articles/trials/en.mdx:27: types the practice’s own figure “$5,000”; name the fact, so that it follows when the figure changes. Example: {{starter-price}}',
    ],
    [
      'its title',
      {
        ...changed(en, '', ''),
        [files.document.en]: (text: string) =>
          text.replace('Privacy policy of the practice', 'Clinical trial agreements in Canada'),
      },
      'content/documents/privacy/en.mdx, seo.title: has the same title as content/articles/trials/en.mdx; each page needs its own, so reword the newer of the two.',
    ],
  ])('is checked for %s', (_, changes, problem) => {
    expect(read(changes).problems).toEqual([problem])
  })

  it('may link to itself', () => {
    const changes = {
      ...changed(en, '](/contact)', '](/blog/trials#what-it-costs)'),
      [fr]: changed(fr, '](/contact)', '](/blog/trials)')[fr] as FileChange,
    }
    expect(read(changes).problems).toEqual([])
  })
})
