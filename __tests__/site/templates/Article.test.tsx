import { screen, waitFor, within } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import Article from '../../../src/site/templates/Article'
import { articleHead, navigation, practice, relatedPage, routed, text } from '../../helpers/fixtures'
import { render, words } from '../../helpers/render'

const data: Queries.ArticleQuery = {
  practice: { ...practice, founder: null },
  navigation,
  article: {
    ...routed,
    ...articleHead,
    ...text,
    reviewBy: '2027-05-20',
    cover: null,
    previous: null,
    next: null,
    related: [relatedPage],
  },
}
const show = (data: Queries.ArticleQuery) => render(<Article {...({ data } as PageProps<Queries.ArticleQuery>)} />)

it('shows header, text, sources and share links as one article named by its h1', () => {
  show(data)
  const article = within(screen.getByRole('article', { name: articleHead.title }))
  expect(article.getByRole('heading', { level: 1, name: articleHead.title })).toBeVisible()
  expect(article.getByText('The law changes.')).toBeVisible()
  expect(article.getByRole('region', { name: words.en.text.sources })).toBeVisible()
  expect(article.getByText(words.en.text.informationOnly)).toBeVisible()
  const share = within(article.getByRole('group', { name: words.en.share.label }))
  const address = encodeURIComponent(`${practice.website}${routed.path}`)
  share.getAllByRole('link').forEach(link => expect(link).toHaveAttribute('href', expect.stringContaining(address)))
})

it('shows related pages and then the call to action after the article', () => {
  show(data)
  const article = screen.getByRole('article')
  const [call, related] = [words.en.call.title.matter, words.en.related.title].map(name =>
    screen.getByRole('region', { name }),
  )
  expect(article).not.toContainElement(call ?? null)
  expect(article.compareDocumentPosition(related as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(related?.compareDocumentPosition(call as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('shows the team as author with a contact link, or the founder if there is one', () => {
  const { unmount } = show(data)
  const author = within(screen.getByRole('region', { name: words.en.author.title }))
  expect(author.getByText(words.en.author.team)).toBeVisible()
  expect(author.getByRole('link', { name: words.en.author.contact })).toHaveAttribute('href', '/contact')
  unmount()
  show({ ...data, practice: { ...practice, founder: { name: 'Ada Example', role: 'Lawyer' } } })
  const person = within(screen.getByRole('region', { name: words.en.author.title }))
  expect(person.getByText('Ada Example')).toBeVisible()
  expect(person.queryByText(words.en.author.team)).not.toBeInTheDocument()
})

it('shows the article pager after the article', () => {
  const next = { title: 'The one after', path: '/blog/after' }
  show({ ...data, article: data.article && { ...data.article, next } })
  const neighbours = screen.getByRole('navigation', { name: words.en.blog.neighbours })
  expect(within(neighbours).getByRole('link', { name: next.title })).toHaveAttribute('href', next.path)
  expect(screen.getByRole('article')).not.toContainElement(neighbours)
})

it('sets the document title', async () => {
  show(data)
  await waitFor(() => expect(document.title).toBe(routed.head.title))
})

it('throws if its article is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => show({ ...data, article: null })).toThrow('The page has no article in its language.')
  jest.restoreAllMocks()
})
