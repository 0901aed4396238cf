import { files, problemsWith } from '../../helpers/project'

it.each([
  [
    'a plural form',
    files.locale.fr,
    { 'blog.showing_many': undefined },
    'blog.showing_many: is missing; every language needs its words.',
  ],
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
