import { screen, within } from '@testing-library/react'
import { ArticleCard } from '../../../../src/site/components/ui/ArticleCard'
import { articleCard } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'

it('shows category, excerpt, date and reading time in the article’s language', () => {
  render(<ArticleCard article={{ ...articleCard, date: '2026-03-02', reviewed: '2026-03-02' }} />, 'fr')
  const card = within(screen.getByRole('article'))
  expect(card.getByText(articleCard.articleCategoryName)).toBeVisible()
  expect(card.getByText(articleCard.excerpt)).toBeVisible()
  expect(card.getByText('2 mars 2026')).toHaveAttribute('datetime', '2026-03-02')
  expect(screen.getByRole('article')).toHaveTextContent(words.fr.text.readTime_other.replace('{{count}}', '7'))
})

it('shows the review date if it is later than the publication date', () => {
  render(<ArticleCard article={{ ...articleCard, date: '2026-03-02', reviewed: '2026-11-20' }} />, 'fr')
  expect(screen.getByText('20 novembre 2026')).toHaveAttribute('datetime', '2026-11-20')
  expect(screen.getByRole('article')).toHaveTextContent(words.fr.text.reviewed)
})

it('shows its cover, or its picture without one', () => {
  const drawing = { ground: 'pine', labels: [], small: [], shapes: [{ role: 'line' as const, path: 'M0 0h9' }] }
  const { container, unmount } = render(<ArticleCard article={{ ...articleCard, cover: drawing }} />)
  expect(container.querySelector('svg path')).toHaveAttribute('d', 'M0 0h9')
  expect(container.querySelector('img')).toBeNull()
  unmount()
  const plain = render(<ArticleCard article={articleCard} />)
  expect(plain.container.querySelector('img')).toBeInTheDocument()
})

it('uses the singular for one minute', () => {
  render(<ArticleCard article={{ ...articleCard, readTime: 1 }} />, 'fr')
  expect(screen.getByRole('article')).toHaveTextContent(words.fr.text.readTime_one.replace('{{count}}', '1'))
})

it.each([
  [true, 2],
  [false, 3],
])('has one link; with featured: %s its heading has level %s', (leading, level) => {
  render(<ArticleCard article={articleCard} featured={leading} />)
  const heading = screen.getByRole('heading', { level, name: articleCard.title })
  expect(within(heading).getByRole('link')).toHaveAttribute('href', articleCard.path)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
