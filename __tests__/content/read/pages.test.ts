import { files, problemsWith, reports } from '../../helpers/project'
import { home as homePage } from '../../helpers/project/pages'

const { home, contact, navigation } = files

it('reports a route with capitals, spaces or a language', () => {
  const page = JSON.stringify(homePage)
  expect(
    problemsWith({ 'content/pages/services/Tax Law.json': page }).filter(problem => /address/.test(problem)),
  ).toEqual([
    'content/pages/services/Tax Law.json: would have the address /services/Tax Law; expected small letters, digits and hyphens, without a language. Example: content/pages/services/corporate-law.json',
  ])
  expect(
    problemsWith({ 'content/pages/fr/tax.json': page }).some(problem =>
      /would have the address \/fr\/tax;/.test(problem),
    ),
  ).toBe(true)
})

reports('a second hero', { [contact]: { 'sections[2]': homePage.sections[0] } }, [
  'content/pages/contact.json, sections: must begin with a section of the type “hero”, the only one of the page.',
])

it('accepts a page as a breadcrumb item', () => {
  const services = {
    ...homePage,
    seo: { ...homePage.seo, title: { en: 'The services of a law practice', fr: 'Tous les services de notre cabinet' } },
  }
  expect(
    problemsWith({
      'content/pages/services.json': JSON.stringify(services),
      [navigation]: { 'trail["/services"]': undefined },
    }),
  ).toEqual([])
})

// All problems are reported at once, so that fixing one does not reveal the next.
reports(
  'two heroes and a repeated title of a page whose other fields break the schema',
  {
    [home]: {
      summary: 'The same words for both languages',
      'seo.title.fr': 'Joindre un cabinet juridique à Montréal',
      'sections[1].items': 'Numbers',
      'sections[2].items[1].id': 'A place',
      'sections[3]': homePage.sections[0],
    },
  },
  [
    'content/pages/home.json, sections: must begin with a section of the type “hero”, the only one of the page.',
    'content/pages/home.json, seo.title.fr: has the same title as content/pages/contact.json; each page needs its own, so reword the newer of the two.',
  ],
)

it('reports only the invalid fields of a page', () => {
  const said = problemsWith({ [home]: { 'sections[0].title': 'Counsel', seo: 'Law' }, [contact]: { seo: 'Law' } })
  expect(said.filter(sentence => !/seo: must be|sections\[0\]\.title: must be/.test(sentence))).toEqual([])
})
