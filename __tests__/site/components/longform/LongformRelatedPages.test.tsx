import { screen, within } from '@testing-library/react'
import { LongformRelatedPages } from '../../../../src/site/components/longform/LongformRelatedPages'
import { relatedPage } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'

it('lists related pages with their kind', () => {
  render(
    <LongformRelatedPages
      pages={[relatedPage, { ...relatedPage, path: '/fr/blog/other', name: 'Autre', kind: 'article' }]}
    />,
    'fr',
  )
  const block = within(screen.getByRole('region', { name: words.fr.related.title }))
  expect(block.getByRole('link', { name: relatedPage.name })).toHaveAttribute('href', relatedPage.path)
  expect(block.getByText(words.fr.search.kind.service)).toBeVisible()
})

it('renders nothing without related pages', () => {
  const { container } = render(<LongformRelatedPages pages={[]} />)
  expect(container).toBeEmptyDOMElement()
})
