import { screen, within } from '@testing-library/react'
import { Prose } from '../../../../src/site/components/sections/Prose'
import { linkTo, pictureOf } from '../../../helpers/fixtures'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.ProseSection

it('shows its text with links under its heading', () => {
  render(<Prose section={section} {...placed} />)
  const region = within(screen.getByRole('region', { name: section.intro.title }))
  expect(region.getByText('Because science waits for law', { exact: false })).toBeVisible()
  expect(region.getByRole('link', { name: 'and law for science' })).toHaveAttribute('href', '/blog')
})

it('shows its picture and buttons if given', () => {
  const more = { illustration: pictureOf('A bench'), actions: [linkTo('/about', 'Meet us')] }
  render(<Prose section={{ ...section, ...more }} {...placed} />)
  expect(screen.getByRole('img', { name: 'A bench' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Meet us' })).toHaveAttribute('href', '/about')
})

it('shows all parts of its intro', () => {
  const intro = { ...section.intro, eyebrow: 'Our story', badge: 'New', text: 'In two minutes.' }
  render(<Prose section={{ ...section, intro }} {...placed} />)
  ;[intro.eyebrow, intro.badge, intro.text].forEach(text => expect(screen.getByText(text)).toBeVisible())
})
