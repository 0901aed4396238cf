import { screen } from '@testing-library/react'
import { Link } from '../../../../src/site/components/ui/Link'
import { takenByRouter } from '../../../helpers/clicks'
import { render } from '../../../helpers/render'

it.each([
  ['a page', '/about', true],
  ['a page with query and place', '/contact?service=consultation#form', true],
  ['a place on this page', '#pricing', false],
  ['another site', 'https://laws.example/act', false],
  ['a telephone', 'tel:+15145550100', false],
  ['a mailbox', 'mailto:hello@example.com', false],
])('links %s, by the router only if it is a page', (_, to, byRouter) => {
  render(<Link to={to}>Further</Link>)
  const link = screen.getByRole('link', { name: 'Further' })
  expect(link).toHaveAttribute('href', to)
  expect(takenByRouter(link)).toBe(byRouter)
})

it('does a full load with `fullLoad`', () => {
  render(
    <Link to="/host/form" fullLoad>
      Further
    </Link>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', '/host/form')
  expect(takenByRouter(screen.getByRole('link'))).toBe(false)
})

it('adds rel=noopener to external links, and passes attributes on', () => {
  render(
    <>
      <Link to="https://laws.example/act" hrefLang="fr">
        Outside
      </Link>
      <Link to="/about" aria-current="page">
        Inside
      </Link>
    </>,
  )
  const outside = screen.getByRole('link', { name: 'Outside' })
  expect(outside).toHaveAttribute('rel', 'noopener')
  expect(outside).toHaveAttribute('hreflang', 'fr')
  expect(screen.getByRole('link', { name: 'Inside', current: 'page' })).not.toHaveAttribute('rel')
})

it('typesets French labels in one element', () => {
  const label = 'Au 1er avril, répondez-vous?'
  const { container } = render(
    <Link to="/about">
      <i>mark</i>
      {label}
    </Link>,
    'fr',
  )
  const words = container.querySelector('a > span')
  expect(words?.querySelector('sup')).toHaveTextContent('er')
  expect(words?.querySelector('.whole')).toHaveTextContent('répondez-vous')
  expect(words?.textContent?.replaceAll('\u00a0', ' ')).toBe(label)
})
