import { files, problemsWith } from '../../helpers/project'

it('reports nothing if both languages have every key in every plural form', () => {
  expect(problemsWith({})).toEqual([])
})

it.each([
  [
    'a key',
    files.locale.fr,
    { 'blog.loadMore': undefined },
    'blog.loadMore: is missing; every language needs its words.',
  ],
  [
    'a plural form',
    files.locale.fr,
    { 'blog.showing_many': undefined },
    'blog.showing_many: is missing; every language needs its words.',
  ],
  ['words', files.locale.en, { 'blog.loadMore': ' ' }, 'blog.loadMore: is empty; it must say something.'],
  [
    'a value',
    files.locale.en,
    { 'blog.showing_one': 'One article', 'blog.showing_other': 'Articles' },
    'blog.showing: does not fill in {{count}}, as another language does.',
  ],
])('reports where %s is missing', (_, file, change, expected) => {
  expect(problemsWith({ [file]: change })).toEqual([`${file}, ${expected}`])
})

it('checks the typography of French texts', () => {
  const [problem] = problemsWith({ [files.locale.fr]: { 'blog.loadMore': "Afficher d'autres" } })
  expect(problem).toContain(`${files.locale.fr}, blog.loadMore: `)
})

it('reports a missing file', () => {
  expect(problemsWith({ [files.locale.fr]: null })).toEqual([
    `${files.locale.fr}: is missing; every site needs this file.`,
  ])
})
