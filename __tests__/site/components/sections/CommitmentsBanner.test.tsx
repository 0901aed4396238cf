import { screen } from '@testing-library/react'
import { CommitmentsBanner } from '../../../../src/site/components/sections/CommitmentsBanner'
import { takenByRouter } from '../../../helpers/clicks'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.BannerSection

it('shows each commitment’s value and label', () => {
  render(<CommitmentsBanner section={section} {...placed} />)
  expect(screen.getByRole('region', { name: section.heading ?? '' })).toBeVisible()
  expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['to an answerFor clients.', 'to a start'])
  expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual(['1 day', '2 weeks'])
})

it('is no region without a heading', () => {
  render(<CommitmentsBanner section={{ ...section, heading: null }} {...placed} />)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it.each([null, true])('links its action, with full load: %s', fullLoad => {
  render(<CommitmentsBanner section={{ ...section, action: { ...section.action, fullLoad } }} {...placed} />)
  const link = screen.getByRole('link', { name: section.action.label })
  expect(link).toHaveAttribute('href', section.action.to)
  expect(takenByRouter(link)).toBe(!fullLoad)
})
