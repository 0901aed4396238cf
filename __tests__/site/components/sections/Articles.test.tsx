import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fetchCachedJson, RequestError } from '../../../../src/site/browser/request'
import { Articles } from '../../../../src/site/components/sections/Articles'
import { buildArticleBatchPath, articlesPerLoadMore } from '../../../../src/config/blog'
import { goTo } from '../../../helpers/address'
import { articleCard } from '../../../helpers/fixtures'
import { page } from '../../../helpers/page'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

jest.mock('../../../../src/site/browser/request', () => ({
  ...jest.requireActual<object>('../../../../src/site/browser/request'),
  fetchCachedJson: jest.fn(),
}))

const section = sections.ArticlesSection
const { blog, form: formWords, errors } = words.en
const [first = '', second = '', third = ''] = section.categories.map(({ name }) => name)
const many = Array.from({ length: articlesPerLoadMore + 2 }, (_, index) => ({
  ...articleCard,
  slug: `article-${index}`,
  path: `/blog/article-${index}`,
  title: `Article ${index}`,
}))
const titles = () => screen.getAllByRole('article').map(card => within(card).getByRole('link').textContent)
const categories = () => within(screen.getByRole('navigation', { name: blog.categories }))
const loadMore = () => screen.queryByRole('button', { name: blog.loadMore })

beforeEach(() => goTo('/blog'))

describe('without a category', () => {
  it('shows the featured article first, and the others in order', () => {
    render(<Articles section={section} {...placed} />)
    expect(titles()).toEqual(['The second article', 'The first article', 'The third article'])
    expect(loadMore()).not.toBeInTheDocument()
  })

  it('lists all articles if the featured one does not exist', () => {
    render(<Articles section={{ ...section, featured: 'gone' }} {...placed} />)
    expect(titles()).toEqual(section.articles.map(({ title }) => title))
  })

  it('shows more articles on click until all are shown', async () => {
    render(<Articles section={{ ...section, articles: many, total: many.length, featured: 'gone' }} {...placed} />)
    expect(titles()).toEqual(many.slice(0, articlesPerLoadMore).map(({ title }) => title))
    await userEvent.click(loadMore() as HTMLElement)
    expect(titles()).toEqual(many.map(({ title }) => title))
    expect(loadMore()).not.toBeInTheDocument()
  })
})

describe('with a category', () => {
  it('links the categories with their counts, with “all” first and current', () => {
    render(<Articles section={section} {...placed} />)
    const links = categories().getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      [`${blog.all} 3`, page.path],
      [`${first} 2`, `${page.path}?category=corporate-law`],
      [`${second} 1`, `${page.path}?category=clinical-trials`],
      [`${third} 0`, `${page.path}?category=industry-trends`],
    ])
    expect(links.filter(link => link.hasAttribute('aria-current'))).toEqual(links.slice(0, 1))
  })

  it('shows only its articles on click with their number, and Back shows all again', async () => {
    render(<Articles section={section} {...placed} />)
    await userEvent.click(categories().getByRole('link', { name: new RegExp(`^${first}`) }))
    expect(await screen.findByRole('heading', { name: first })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(blog.showing_other.replace('{{count}}', '2'))
    expect(titles()).toEqual(['The first article', 'The second article'])
    expect(categories().getByRole('link', { current: true })).toHaveTextContent(first)
    expect(history.state).toMatchObject({ keepsPlace: true })

    history.back()
    await waitFor(() => expect(titles()).toHaveLength(3))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('is taken from the URL', () => {
    goTo('/blog?category=clinical-trials')
    render(<Articles section={section} {...placed} />)
    expect(titles()).toEqual(['The third article'])
    expect(screen.getByRole('status')).toHaveTextContent(blog.showing_one.replace('{{count}}', '1'))
  })

  it.each(['industry-trends', 'no-such-subject'])('links all articles if there are none: %s', category => {
    goTo(`/blog?category=${category}`)
    render(<Articles section={section} {...placed} />)
    expect(screen.getByRole('status')).toHaveTextContent(blog.none)
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: blog.showAll })).toHaveAttribute('href', page.path)
  })
})

describe('with more articles than the page contains', () => {
  const older = { ...articleCard, slug: 'older', path: '/blog/older', title: 'An older article' }
  const fetched = jest.mocked(fetchCachedJson)
  beforeEach(() => fetched.mockReset().mockResolvedValue([older]))
  const long = { ...section, articles: many, total: many.length + 1, featured: 'gone' }
  // Enough of another category to fill the first batch, and an older article in a category that the page contains in
  // part.
  const mixed = {
    ...section,
    articles: [...section.articles, ...many.map(article => ({ ...article, articleCategory: 'intellectual-property' }))],
    total: 400,
    categories: section.categories.map(item =>
      item.id === older.articleCategory ? { ...item, count: item.count + 1 } : item,
    ),
  }

  it('fetches older articles of a category from the language’s batch file', async () => {
    goTo('/blog?category=corporate-law')
    render(<Articles section={{ ...mixed, language: 'fr' }} {...placed} />)
    await waitFor(() => expect(titles()).toEqual(['The first article', 'The second article', 'An older article']))
    expect(fetched).toHaveBeenCalledWith(buildArticleBatchPath('fr', 2))
  })

  it('fetches none before a click', async () => {
    render(<Articles section={long} {...placed} />)
    expect(fetched).not.toHaveBeenCalled()
    await userEvent.click(loadMore() as HTMLElement)
    await waitFor(() => expect(titles()).toEqual([...many, older].map(({ title }) => title)))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('shows a busy button and ignores clicks while loading', async () => {
    let arrive: (articles: unknown) => void = () => undefined
    fetched.mockReturnValueOnce(new Promise(resolve => (arrive = resolve)))
    render(<Articles section={long} {...placed} />)
    await userEvent.click(loadMore() as HTMLElement)
    const waiting = screen.getByRole('button', { name: blog.loading })
    expect(waiting).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(waiting)
    arrive([older])
    await waitFor(() => expect(titles()).toContain('An older article'))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('links the sitemap for visitors without scripts, only if there are older articles', () => {
    const everything = words.fr.blog.everything
    const { unmount } = render(<Articles section={{ ...long, language: 'fr' }} {...placed} />, 'fr')
    expect(screen.getByText(everything)).toHaveAttribute('href', '/fr/sitemap')
    expect(screen.getByText(everything)).not.toBeVisible()
    unmount()
    render(<Articles section={{ ...long, language: 'fr', total: many.length }} {...placed} />, 'fr')
    expect(screen.queryByText(everything)).not.toBeInTheDocument()
  })

  it.each([
    ['is not one of the blog’s', 'no-such-subject'],
    ['has no articles', 'industry-trends'],
    ['came whole with the page', 'clinical-trials'],
  ])('fetches none for a category that %s', async (_, category) => {
    goTo(`/blog?category=${category}`)
    render(<Articles section={mixed} {...placed} />)
    await waitFor(() =>
      expect(categories().getByRole('link', { name: new RegExp(`^${blog.all} `) })).not.toHaveAttribute('aria-current'),
    )
    expect(fetched).not.toHaveBeenCalled()
  })

  it('stops fetching once a category is complete', async () => {
    goTo('/blog?category=corporate-law')
    render(<Articles section={mixed} {...placed} />)
    await waitFor(() => expect(titles()).toHaveLength(3))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('shows an error, keeps the list and retries on request', async () => {
    fetched.mockRejectedValueOnce(new RequestError('notFound'))
    render(<Articles section={{ ...long, total: 400 }} {...placed} />)
    await userEvent.click(loadMore() as HTMLElement)
    expect(await screen.findByRole('heading', { name: errors.kinds.notFound })).toBeVisible()
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(titles()).toEqual(many.map(({ title }) => title))
    expect(screen.getByRole('link', { name: errors.support })).toHaveAttribute('href', '/contact')
    await userEvent.click(screen.getByRole('button', { name: errors.retry }))
    await waitFor(() => expect(titles()).toContain(older.title))
    expect(screen.queryByRole('heading', { name: errors.kinds.notFound })).not.toBeInTheDocument()
  })

  it('shows an error and keeps the list if the answer is not a list', async () => {
    fetched.mockResolvedValueOnce({ error: 'The host answers something else.' })
    render(<Articles section={{ ...long, total: 400 }} {...placed} />)
    await userEvent.click(loadMore() as HTMLElement)
    expect(await screen.findByRole('heading', { name: errors.kinds.unknown })).toBeVisible()
    expect(titles()).toEqual(many.map(({ title }) => title))
  })
})

describe('the newsletter', () => {
  const form = () => within(screen.getByRole('region', { name: section.newsletter.title }))

  it('requires an e-mail address and an unchecked consent', () => {
    render(<Articles section={section} {...placed} />)
    expect(form().getByText(section.newsletter.text)).toBeVisible()
    expect(form().getByRole('textbox', { name: formWords.fields.email })).toBeRequired()
    expect(form().getByRole('checkbox', { name: section.newsletter.consent })).toBeRequired()
    expect(form().getByRole('checkbox')).not.toBeChecked()
    expect(form().getByRole('button', { name: formWords.send.newsletter })).toBeEnabled()
  })

  it('sends the e-mail address and the consent text as plain text', async () => {
    render(<Articles section={section} {...placed} />)
    await userEvent.type(form().getByRole('textbox'), 'reader@example.com')
    await userEvent.click(form().getByRole('checkbox'))
    const sent = form().getByRole('button').closest('form') as HTMLFormElement
    expect(Object.fromEntries(new FormData(sent))).toMatchObject({
      email: 'reader@example.com',
      consent: section.newsletter.consent,
    })
    expect(sent.enctype).toBe('text/plain')
  })

  it('posts to the endpoint, or composes an e-mail without one', () => {
    const action = () => form().getByRole('button').closest('form')?.getAttribute('action')
    const { unmount } = render(<Articles section={section} {...placed} />)
    expect(action()).toBe(`mailto:${page.practice.email}?subject=The%20newsletter`)
    unmount()
    const newsletterEndpoint = 'https://letters.example/join'
    render(<Articles section={{ ...section, newsletterEndpoint }} {...placed} page={page} />)
    expect(action()).toBe(newsletterEndpoint)
  })
})
