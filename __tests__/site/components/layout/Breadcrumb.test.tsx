import { screen, within } from '@testing-library/react'
import { Breadcrumb } from '../../../../src/site/components/layout/Breadcrumb'
import { page } from '../../../helpers/page'
import { render, words } from '../../../helpers/render'

it('leads from home to the page: steps with a page are links, the last is the page itself and no link', () => {
  render(<Breadcrumb page={page} />, 'fr')
  const trail = within(screen.getByRole('navigation', { name: words.fr.frame.breadcrumb }))
  expect(trail.getAllByRole('listitem').map(step => step.textContent)).toEqual(page.breadcrumb.map(({ name }) => name))
  expect(trail.getAllByRole('link')).toEqual([trail.getByRole('link', { name: 'Home' })])
  expect(trail.getByRole('link')).toHaveAttribute('href', '/')
  expect(trail.getByText('Corporate law')).toHaveAttribute('aria-current', 'page')
  expect(trail.getByText('Services')).not.toHaveAttribute('aria-current')
})

it('is nothing on a page without a trail', () => {
  const { container } = render(<Breadcrumb page={{ breadcrumb: [] }} />)
  expect(container).toBeEmptyDOMElement()
})
