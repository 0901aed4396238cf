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

it('renders utility bar, header, main with the page, and footer in order', () => {
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
])('on %s, the links of the booking bar are as expected', (path, ways) => {
  render(
    <Layout site={frame} page={{ ...routed, path }}>
      The page
    </Layout>,
  )
  const links = within(screen.getByRole('main')).queryAllByRole('link', { hidden: true })
  expect(links.map(link => link.getAttribute('href'))).toEqual(ways)
})

it('begins with a skip link to the focusable main element', async () => {
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

it.each(['en', 'fr'] as const)('sets the document’s title and language, %s', async language => {
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
])('throws if practice or navigation is missing', incomplete => {
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
