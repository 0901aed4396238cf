import { screen, within } from '@testing-library/react'
import { ArticleHeader } from '../../../../src/site/components/longform/ArticleHeader'
import { articleHead } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'

const article = { ...articleHead, language: 'fr' as const, date: '2026-03-02' }

it('has one h1, the category and the excerpt', () => {
  render(<ArticleHeader article={article} />, 'fr')
  expect(screen.getAllByRole('heading')).toEqual([screen.getByRole('heading', { level: 1, name: article.title })])
  expect(screen.getByText(article.articleCategoryName)).toBeVisible()
  expect(screen.getByText(article.excerpt)).toBeVisible()
})

it('shows the breadcrumb', () => {
  render(<ArticleHeader article={article} />, 'fr')
  const trail = within(screen.getByRole('navigation', { name: words.fr.frame.breadcrumb }))
  expect(trail.getAllByRole('listitem')).toHaveLength(article.breadcrumb.length)
})

it('shows author, publication and review dates, and reading time', () => {
  const { author, published, reviewed, readTime_other: readTime } = words.fr.text
  render(<ArticleHeader article={article} />, 'fr')
  const facts = within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem')
  expect(facts.map(fact => fact.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    author,
    `${published} 2 mars 2026`,
    `${reviewed} 15 octobre 2026`,
    readTime.replace('{{count}}', '9'),
  ])
  expect(screen.getByText('2 mars 2026')).toHaveAttribute('datetime', article.date)
  expect(screen.getByText('15 octobre 2026')).toHaveAttribute('datetime', article.reviewed)
})
