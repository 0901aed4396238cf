import { screen } from '@testing-library/react'
import { Profile } from '../../../../src/site/components/sections/Profile'
import { takenByRouter } from '../../../helpers/clicks'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.ProfileSection

it('is headed by the role while the practice names no founder', () => {
  render(<Profile section={section} {...placed} />)
  expect(screen.getByRole('heading', { level: 3, name: section.role })).toBeVisible()
  expect(screen.getAllByText(section.role)).toHaveLength(1)
})

it('is headed by the founder, with the role of practice.json below', () => {
  render(<Profile section={{ ...section, founder: { name: 'Ada Roy', role: 'Lead counsel' } }} {...placed} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Ada Roy' })).toBeVisible()
  expect(screen.getByText('Lead counsel')).toBeVisible()
  expect(screen.queryByText(section.role)).not.toBeInTheDocument()
})

it('shows words, points and picture, and leads on', () => {
  render(<Profile section={section} {...placed} />)
  expect(screen.getByText('Twenty years of science and law.')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(section.points)
  expect(screen.getByRole('img', { name: section.picture.alt })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: section.link?.label })).toHaveAttribute('href', section.link?.to)
})

it('loads an address afresh where the content asks for it', () => {
  render(<Profile section={{ ...section, link: section.link && { ...section.link, fullLoad: true } }} {...placed} />)
  expect(takenByRouter(screen.getByRole('link'))).toBe(false)
})
