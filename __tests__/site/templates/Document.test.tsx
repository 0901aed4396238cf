import { screen, waitFor, within } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import Document from '../../../src/site/templates/Document'
import { documentHead, navigation, practice, relatedPage, routed, text } from '../../helpers/fixtures'
import { render, words } from '../../helpers/render'

const data: Queries.DocumentQuery = {
  practice,
  navigation,
  document: { ...routed, ...documentHead, ...text, category: 'legal', related: [relatedPage] },
}
const show = (data: Queries.DocumentQuery) => render(<Document {...({ data } as PageProps<Queries.DocumentQuery>)} />)

it('shows header and text as one article named by its h1, in the layout', async () => {
  show(data)
  const main = within(screen.getByRole('main'))
  const article = within(main.getByRole('article', { name: documentHead.title }))
  expect(article.getByRole('heading', { level: 1, name: documentHead.title })).toBeVisible()
  expect(article.getByText('The law changes.')).toBeVisible()
  await waitFor(() => expect(document.title).toBe(routed.head.title))
})

it('ends a legal page with a call about the page, without notice or related pages', () => {
  show(data)
  expect(screen.queryByText(words.en.text.informationOnly)).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: words.en.call.title.page })).toBeVisible()
  expect(screen.queryByRole('heading', { name: words.en.related.title })).not.toBeInTheDocument()
})

it('ends with ways to take it away, the call and what to read next, when it is a guide', () => {
  show({ ...data, document: data.document && { ...data.document, category: 'service' } })
  expect(screen.getByRole('group', { name: words.en.share.label })).toBeVisible()
  const keep = within(screen.getByRole('group', { name: words.en.share.keep }))
  expect(keep.getByRole('button', { name: words.en.share.print })).toBeVisible()
  expect(keep.getByRole('link', { name: words.en.share.text })).toHaveAttribute('href', `${routed.path}.md`)
  expect(screen.getByText(words.en.text.informationOnly)).toBeVisible()
  expect(screen.getByRole('region', { name: words.en.call.title.matter })).toBeVisible()
  const related = within(screen.getByRole('region', { name: words.en.related.title }))
  expect(related.getByRole('link', { name: relatedPage.name })).toHaveAttribute('href', relatedPage.path)
})

it('throws if its document is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => show({ ...data, document: null })).toThrow('The page has no document in its language.')
  jest.restoreAllMocks()
})
