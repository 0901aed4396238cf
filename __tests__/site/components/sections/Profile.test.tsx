import { screen } from '@testing-library/react'
import { Profile } from '../../../../src/site/components/sections/Profile'
import { takenByRouter } from '../../../helpers/clicks'
import { pictureOf } from '../../../helpers/fixtures'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.ProfileSection
const founder = { name: 'Ada Roy', role: 'Lead counsel', call: null, degrees: null, portrait: null, signature: null }

it('shows the card title and one picture if there is no founder', () => {
  render(<Profile section={section} {...placed} />)
  expect(screen.getByRole('heading', { level: 3, name: section.cardTitle })).toBeVisible()
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

it('shows the founder’s name as heading, with the role', () => {
  render(<Profile section={{ ...section, founder }} {...placed} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Ada Roy' })).toBeVisible()
  expect(screen.getByText('Lead counsel')).toBeVisible()
  expect(screen.queryByText(section.cardTitle)).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: section.illustration?.alt })).toBeInTheDocument()
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

it('shows the founder’s portrait, bar admission, degrees and signature', () => {
  const whole = {
    ...founder,
    call: { year: 2011, bar: 'Barreau du Québec' },
    degrees: ['LL. B., Université de Montréal', 'M. Sc., Université Laval'],
    portrait: pictureOf('Ada Roy at her desk'),
    signature: pictureOf('Ada Roy'),
  }
  render(<Profile section={{ ...section, founder: whole }} {...placed} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Barreau du Québec, 2011',
    ...whole.degrees,
    ...(section.points ?? []),
  ])
  expect(screen.getAllByRole('img').map(image => image.getAttribute('alt'))).toEqual(['Ada Roy at her desk', 'Ada Roy'])
})

it('has its promise and commitments above, under the card title, founder or not', () => {
  const promise = 'A recommendation and its date.'
  const commitments = [{ value: '24 h', label: 'A first reply' }]
  const { unmount } = render(<Profile section={{ ...section, promise, commitments }} {...placed} />)
  expect(screen.getByRole('heading', { level: 3, name: section.cardTitle })).toBeVisible()
  expect(screen.getByText(promise)).toBeVisible()
  expect(screen.getByText('A first reply').nextElementSibling).toHaveTextContent('24 h')
  unmount()
  render(<Profile section={{ ...section, promise, commitments, founder }} {...placed} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    section.cardTitle,
    'Ada Roy',
  ])
})

it('shows text, points, picture and link', () => {
  render(<Profile section={section} {...placed} />)
  expect(screen.getByText('Twenty years of science and law.')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(section.points)
  expect(screen.getByRole('img', { name: section.illustration?.alt })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: section.link?.label })).toHaveAttribute('href', section.link?.to)
})

it('does a full load if the content requires it', () => {
  render(<Profile section={{ ...section, link: section.link && { ...section.link, fullLoad: true } }} {...placed} />)
  expect(takenByRouter(screen.getByRole('link'))).toBe(false)
})
