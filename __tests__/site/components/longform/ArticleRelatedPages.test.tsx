import { screen, within } from '@testing-library/react'
import { ArticleRelatedPages } from '../../../../src/site/components/longform/ArticleRelatedPages'
import { relatedPage } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'

it('lists related pages with their kind', () => {
  render(<ArticleRelatedPages pages={[relatedPage]} />, 'fr')
  const block = within(screen.getByRole('region', { name: words.fr.related.title }))
  expect(block.getByRole('link', { name: relatedPage.name })).toHaveAttribute('href', relatedPage.path)
  expect(block.getByText(words.fr.search.kind.service)).toBeVisible()
})

it('renders nothing without related pages', () => {
  const { container } = render(<ArticleRelatedPages pages={[]} />)
  expect(container).toBeEmptyDOMElement()
})
