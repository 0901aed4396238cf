import { screen, within } from '@testing-library/react'
import { Hero } from '../../../../src/site/components/sections/Hero'
import { page } from '../../../helpers/page'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.HeroSection

it('has the one h1, by which it is named, and what the reader finds', () => {
  render(<Hero section={section} {...placed} />)
  expect(screen.getAllByRole('heading')).toEqual([screen.getByRole('heading', { level: 1, name: section.title })])
  expect(within(screen.getByRole('region', { name: section.title })).getByText(section.lead)).toBeVisible()
})

it('shows the trail of the page, and none on the home page', () => {
  const { unmount } = render(<Hero section={section} {...placed} />)
  const trail = screen.getByRole('navigation', { name: words.en.frame.breadcrumb })
  expect(within(trail).getAllByRole('listitem')).toHaveLength(page.breadcrumb.length)
  unmount()
  render(<Hero section={section} {...placed} page={{ ...page, breadcrumb: [] }} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

it('leads on by its actions, in order', () => {
  const actions = [...(section.actions ?? []), { label: 'Our host', to: '/host', fullLoad: true }]
  render(<Hero section={{ ...section, actions }} {...placed} page={{ ...page, breadcrumb: [] }} />)
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual(
    actions.map(({ label, to }) => [label, to]),
  )
})

it('shows its smaller words; the large sign is for the eye alone', () => {
  const more = { display: '404', eyebrow: 'Lost', text: 'Look elsewhere.', note: 'Or write to us.' }
  render(<Hero section={{ ...section, ...more }} {...placed} />)
  ;[more.eyebrow, more.text, more.note].forEach(text => expect(screen.getByText(text)).toBeVisible())
  expect(screen.getByText('404')).toHaveAttribute('aria-hidden', 'true')
})

it('says by numbers what speaks for it', () => {
  const proof = [
    { value: '50', label: 'companies' },
    { value: '8 years', label: 'inside companies' },
  ]
  render(<Hero section={{ ...section, proof }} {...placed} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(proof.map(({ label }) => label))
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    proof.map(({ value }) => value),
  )
})

it('does not let its picture wait for scripts', () => {
  render(<Hero section={section} {...placed} />)
  expect(screen.getByRole('img', { name: section.picture.alt })).toHaveAttribute('src')
})

it('leads on by the points of its lattice, where it has one', () => {
  const latticeLinks = ['one', 'two', 'three', 'four', 'five', 'six'].map(label => ({
    label,
    to: `/services/${label}`,
  }))
  render(<Hero section={{ ...section, latticeLinks }} {...placed} />)
  // Phones have no room for the names, and jsdom is one.
  latticeLinks.forEach(({ label, to }) => expect(screen.getByText(label).closest('a')).toHaveAttribute('href', to))
})
