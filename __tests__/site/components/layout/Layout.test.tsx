import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Layout } from '../../../../src/site/components/layout/Layout'
import { languageDetails } from '../../../../src/config/languages'
import { navigation, practice, routed } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'

const frame = { practice, navigation }

beforeEach(() => {
  document.title = ''
})

it('stands around the page: bar, header, the main part, footer', () => {
  render(
    <Layout site={frame} page={routed}>
      <h1>The page</h1>
    </Layout>,
  )
  const parts = ['region', 'banner', 'main', 'contentinfo'].map(role => screen.getByRole(role))
  parts.slice(1).forEach((part, index) => {
    expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }))
})

it.each([
  ['/about', [navigation.action.to, `tel:${practice.phone}`]],
  ['/contact', []],
])('ends the main part of %s with the ways to us that lead elsewhere', (path, ways) => {
  render(
    <Layout site={frame} page={{ ...routed, path }}>
      The page
    </Layout>,
  )
  const links = within(screen.getByRole('main')).queryAllByRole('link', { hidden: true })
  expect(links.map(link => link.getAttribute('href'))).toEqual(ways)
})

it('begins with a link that leads past everything to the main part', async () => {
  render(
    <Layout site={frame} page={routed}>
      The page
    </Layout>,
  )
  await userEvent.tab()
  const skip = screen.getByRole<HTMLAnchorElement>('link', { name: words.en.frame.skip })
  expect(skip).toHaveFocus()
  expect(document.querySelector(skip.hash)).toBe(screen.getByRole('main'))
  screen.getByRole('main').focus()
  expect(screen.getByRole('main')).toHaveFocus()
})

it.each(['en', 'fr'] as const)('gives the document its title and its language, %s', async language => {
  const lang = languageDetails[language].html
  const page = { ...routed, language, head: { ...routed.head, lang, title: `Title in ${language}` } }
  render(
    <Layout site={frame} page={page}>
      The page
    </Layout>,
    language,
  )
  await waitFor(() => expect(document.title).toBe(`Title in ${language}`))
  expect(document.documentElement.lang).toBe(lang)
})

it.each([
  { practice: null, navigation },
  { practice, navigation: null },
])('says what is missing when a language has no practice or no menus', incomplete => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() =>
    render(
      <Layout site={incomplete} page={routed}>
        The page
      </Layout>,
    ),
  ).toThrow('The page has no practice or navigation in its language.')
  jest.restoreAllMocks()
})
