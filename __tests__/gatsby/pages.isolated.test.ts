import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { createRoutedPages, selectTemplateName } from '../../src/gatsby/pages'
import { saveCrawlerHeadAndGetDigest } from '../../src/gatsby/output/crawlerHeads'

jest.mock('../../src/gatsby/output/crawlerHeads')
jest.mocked(saveCrawlerHeadAndGetDigest).mockImplementation(head => `digest of ${JSON.stringify(head)}`)

type Api = Parameters<typeof createRoutedPages>[0]

function fakeApi(data: unknown, errors?: unknown) {
  const createPage = jest.fn<void, Parameters<CreatePagesArgs['actions']['createPage']>>()
  const panic = jest.fn()
  const api = { actions: { createPage }, graphql: async () => ({ data, errors }), reporter: { panic } }
  return { api: api as unknown as Api, createPage, panic }
}

async function pagesFor(route: string, paths: { en: string; fr: string }, __typename = 'Page') {
  const nodes = (['en', 'fr'] as const).map(language => ({
    __typename,
    id: `${language} ${route}`,
    language,
    route,
    path: paths[language],
    head: { crawlerHead: { tags: [], structuredData: {} } },
    sections: [],
  }))
  const { api, createPage } = fakeApi({ allRouted: { nodes } })
  await createRoutedPages(api)
  return createPage.mock.calls.map(([page]) => page)
}

it('creates three pages for a route: unprefixed, /en and /fr', async () => {
  const pages = await pagesFor('/about', { en: '/about', fr: '/fr/about' })
  expect(pages.map(({ path, context }) => [path, context])).toEqual(
    [
      ['/about', 'en', false],
      ['/en/about', 'en', true],
      ['/fr/about', 'fr', true],
    ].map(([path, language, routed]) => [
      path,
      {
        id: `${String(language)} /about`,
        language,
        head: 'digest of {"tags":[],"structuredData":{}}',
        i18n: {
          language,
          languages: ['en', 'fr'],
          defaultLanguage: 'en',
          generateDefaultLanguagePage: false,
          routed,
          originalPath: '/about',
          path,
        },
      },
    ]),
  )
})

it('creates the home page at /, /en and /fr', async () => {
  const pages = await pagesFor('/', { en: '/', fr: '/fr' })
  expect(pages.map(({ path }) => path)).toEqual(['/', '/en', '/fr'])
})

it('creates one not-found page per language', async () => {
  const pages = await pagesFor('/404', { en: '/404.html', fr: '/fr/404.html' })
  expect(pages.map(({ path }) => path)).toEqual(['/404.html', '/fr/404.html'])
})

it.each(['/about', '/404'])('sets no matchPath for %s: Gatsby would list it in a script on every page', async route => {
  const pages = await pagesFor(route, { en: route, fr: `/fr${route}` })
  expect(pages.filter(page => 'matchPath' in page)).toEqual([])
})

it.each(['Page', 'Article', 'Document'])('renders a node of type %s with its template', async type => {
  const [page] = await pagesFor('/about', { en: '/about', fr: '/fr/about' }, type)
  expect(page?.component).toBe(resolve(`src/site/templates/${type}.tsx`))
})

it.each([
  ['Page', ['HeroSection', 'CardsSection']],
  ['PageWithArticlesSection', ['HeroSection', 'ArticlesSection']],
  ['PageWithContactSection', ['ContactSection']],
  ['PageWithContactSection', ['ContactFormSection']],
  ['PageWithGlossarySection', ['HeroSection', 'GlossarySection']],
  ['PageWithClockSection', ['HeroSection', 'ClockSection']],
  ['PageWithSearchSection', ['HeroSection', 'SearchSection']],
  ['PageWithTabsSection', ['HeroSection', 'TabsSection']],
  ['PageWithAllSections', ['ContactFormSection', 'ArticlesSection']],
  ['PageWithAllSections', ['GlossarySection', 'ContactFormSection']],
  ['PageWithAllSections', ['TabsSection', 'ClockSection']],
])('selects the template %s for a page with %j', (template, types) => {
  const sections = types.map(__typename => ({ __typename }))
  expect(selectTemplateName({ __typename: 'Page', sections })).toBe(template)
})

it('stops the build if the routes cannot be queried', async () => {
  const errors = [new Error('No such field')]
  const { api, createPage, panic } = fakeApi(undefined, errors)
  await createRoutedPages(api)
  expect(panic).toHaveBeenCalledWith(expect.stringContaining('No such field'))
  expect(createPage).not.toHaveBeenCalled()
})
