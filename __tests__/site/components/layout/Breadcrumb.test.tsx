import { screen, within } from '@testing-library/react'
import { Breadcrumb } from '../../../../src/site/components/layout/Breadcrumb'
import { page } from '../../../helpers/page'
import { render, words } from '../../../helpers/render'

it('links the steps that have a page, and marks the last as the current page', () => {
  render(<Breadcrumb page={page} />, 'fr')
  const trail = within(screen.getByRole('navigation', { name: words.fr.frame.breadcrumb }))
  expect(trail.getAllByRole('listitem').map(step => step.textContent)).toEqual(page.breadcrumb.map(({ name }) => name))
  expect(trail.getAllByRole('link')).toEqual([trail.getByRole('link', { name: 'Home' })])
  expect(trail.getByRole('link')).toHaveAttribute('href', '/')
  expect(trail.getByText('Corporate law')).toHaveAttribute('aria-current', 'page')
  expect(trail.getByText('Services')).not.toHaveAttribute('aria-current')
})

it('renders nothing without steps', () => {
  const { container } = render(<Breadcrumb page={{ breadcrumb: [] }} />)
  expect(container).toBeEmptyDOMElement()
})
