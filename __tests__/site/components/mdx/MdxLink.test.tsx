import { MdxLink } from '../../../../src/site/components/mdx/MdxLink'
import { render } from '../../../helpers/render'

it.each([
  ['tel:+15145550100', 1],
  ['https://example.org', 0],
])('draws a telephone only before a number: %s', (href, icons) => {
  const { container } = render(<MdxLink href={href}>Call</MdxLink>)
  expect(container.querySelector('a')).toHaveAttribute('href', href)
  expect(container.querySelector('a')).toHaveTextContent(/^Call$/)
  expect(container.querySelectorAll('svg')).toHaveLength(icons)
})
