import { files, problemsWith, put, reports } from '../../helpers/project'

const { home, navigation, article } = files
const button = 'sections[3].actions[0].to'

reports('a place with a capital, which a browser does not find', { [home]: { [button]: '/#Questions' } }, [
  'content/pages/home.json, sections[3].actions[0].to: leads to “/#Questions”, but that page has no place “#Questions”; did you mean “questions”. Example: "/#questions"',
])

it.each(['/fr/contact', '/en/contact', '/contact/'])('reports the link %s with a language or trailing slash', to => {
  expect(problemsWith({ [home]: { [button]: to } })).toEqual([
    `content/pages/home.json, sections[3].actions[0].to: leads to “${to}”, but links are written bare, without language and without a slash at the end. Example: "/contact"`,
  ])
})

it('accepts links with hash or query, to channels and to other sites', () => {
  const actions = ['#questions', '/?from=home#price', 'https://www.example.org'].map(to => ({
    label: { en: 'The paper', fr: 'Le mémoire' },
    to,
  }))
  expect(problemsWith({ [home]: { 'sections[3].actions': actions, 'sections[3].channels': ['phone'] } })).toEqual([])
})

reports('a dead link of a menu', { [navigation]: { 'footer[1].pages[0]': '/blog/trails' } }, [
  'content/navigation.json, footer[1].pages[0]: leads to “/blog/trails”, a page that does not exist; did you mean “/blog/trials”. Example: "/contact"',
])

reports(
  'a dead link in the Markdown of a page',
  { [home]: { 'sections[2].items[1].markdown.fr': '[Nos forfaits](/ici "Ici").' } },
  [
    'content/pages/home.json, sections[2].items[1].markdown.fr: leads to “/ici”, a page that does not exist. Example: "/contact"',
  ],
)

reports('a link in an article that is no address', { [article.en]: put('](/contact)', '](contact)') }, [
  'content/articles/trials/en.mdx:26: leads to “contact”, which is no address; a page begins with “/”, an outside one with “https://”. Example: "/contact"',
])

it('accepts the id that a heading has in the other language', () => {
  expect(
    problemsWith({
      [article.en]: put('](/contact)', '](#what-it-costs)'),
      [article.fr]: put('](/contact)', '](#what-it-costs)'),
    }),
  ).toEqual([])
  expect(problemsWith({ [home]: { [button]: '/blog/trials#paid-by-the-month' } })).toEqual([])
})

const noAddress = (to: string) =>
  `leads to “${to}”, which is no address; a page begins with “/”, an outside one with “https://”. Example: "/contact"`

describe.each(['javascript:alert(1)', 'data:text/html,x', ''])('“%s”', to => {
  const inBoth = (text: string) => text.replace('](/contact)', `](${to})`)

  it('is reported in articles', () => {
    expect(problemsWith({ [article.en]: inBoth, [article.fr]: inBoth })).toEqual([
      `content/articles/trials/en.mdx:26: ${noAddress(to)}`,
      `content/articles/trials/fr.mdx:26: ${noAddress(to)}`,
    ])
  })

  it('is reported in the Markdown of a page', () => {
    expect(problemsWith({ [home]: { 'sections[2].items[1].markdown.fr': `[Nos forfaits](${to}).` } })).toEqual([
      `content/pages/home.json, sections[2].items[1].markdown.fr: ${noAddress(to)}`,
    ])
  })
})

it('reports an element with an invalid link', () => {
  const button = '\n<CallToAction title="Services" to="javascript:x" label="Contact" />\n'
  expect(problemsWith({ [article.en]: text => text + button, [article.fr]: text => text + button })).toEqual([
    `content/articles/trials/en.mdx:222: ${noAddress('javascript:x')}`,
    `content/articles/trials/fr.mdx:222: ${noAddress('javascript:x')}`,
  ])
})

it('accepts https, mailto and tel links in a text', () => {
  const out =
    '\n[The register](https://example.org) [the clerk](mailto:{{practice.email}}) [the desk](tel:{{practice.phone}})\n'
  expect(problemsWith({ [article.en]: text => text + out })).toEqual([])
})

it('accepts a link to a telephone number outside North America', () => {
  const changes = {
    [files.practice]: { phone: '+33142685300' },
    [article.en]: (text: string) => `${text}\n[The desk](tel:{{practice.phone}})\n`,
  }
  expect(problemsWith(changes)).toEqual([])
})
