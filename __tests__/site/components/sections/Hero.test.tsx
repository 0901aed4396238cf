import { screen, within } from '@testing-library/react'
import { Hero } from '../../../../src/site/components/sections/Hero'
import { page } from '../../../helpers/page'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.HeroSection

it('has the only h1, which names the region, and the lead', () => {
  render(<Hero section={section} {...placed} />)
  expect(screen.getAllByRole('heading')).toEqual([screen.getByRole('heading', { level: 1, name: section.title })])
  expect(within(screen.getByRole('region', { name: section.title })).getByText(section.lead)).toBeVisible()
})

it('shows the breadcrumb, and none on the home page', () => {
  const { unmount } = render(<Hero section={section} {...placed} />)
  const trail = screen.getByRole('navigation', { name: words.en.frame.breadcrumb })
  expect(within(trail).getAllByRole('listitem')).toHaveLength(page.breadcrumb.length)
  unmount()
  render(<Hero section={section} {...placed} page={{ ...page, breadcrumb: [] }} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

it('links its actions in order', () => {
  const actions = [...(section.actions ?? []), { label: 'Our host', to: '/host', fullLoad: true }]
  render(<Hero section={{ ...section, actions }} {...placed} page={{ ...page, breadcrumb: [] }} />)
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual(
    actions.map(({ label, to }) => [label, to]),
  )
})

it('shows its smaller texts, and hides the large display text from screen readers', () => {
  const more = { display: '404', eyebrow: 'Lost', text: 'Look elsewhere.', note: 'Or write to us.' }
  render(<Hero section={{ ...section, ...more }} {...placed} />)
  ;[more.eyebrow, more.text, more.note].forEach(text => expect(screen.getByText(text)).toBeVisible())
  expect(screen.getByText('404')).toHaveAttribute('aria-hidden', 'true')
})

it('lists its proof as terms and values', () => {
  const proof = [
    { value: '50', label: 'companies', link: null },
    { value: '8 years', label: 'inside companies', link: null },
  ]
  render(<Hero section={{ ...section, proof }} {...placed} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(proof.map(({ label }) => label))
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    proof.map(({ value }) => value),
  )
})

it('links a price to the plans, and says so to screen readers', () => {
  const price = { value: '$5,000', label: 'a month', link: { label: 'see the plans', to: '#pricing', fullLoad: null } }
  render(<Hero section={{ ...section, proof: [price] }} {...placed} />)
  expect(screen.getByRole('link', { name: '$5,000 (see the plans)' })).toHaveAttribute('href', '#pricing')
})

it('gives its picture a src without scripts', () => {
  render(<Hero section={section} {...placed} />)
  expect(screen.getByRole('img', { name: section.picture.alt })).toHaveAttribute('src')
})

it('links the points of its lattice', () => {
  const latticeLinks = ['one', 'two', 'three', 'four', 'five', 'six'].map(label => ({
    label,
    to: `/services/${label}`,
  }))
  render(<Hero section={{ ...section, latticeLinks }} {...placed} />)
  // The names are hidden on phones, which jsdom emulates.
  latticeLinks.forEach(({ label, to }) => expect(screen.getByText(label).closest('a')).toHaveAttribute('href', to))
  // Otherwise screen readers announce an image without a name around them.
  expect(screen.getByText('one').closest('svg')).toHaveAttribute('role', 'presentation')
})
