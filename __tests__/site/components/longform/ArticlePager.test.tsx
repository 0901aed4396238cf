import { screen, within } from '@testing-library/react'
import { blogRoute } from '../../../../src/config/routes'
import { localizePath } from '../../../../src/shared/paths'
import { ArticlePager } from '../../../../src/site/components/longform/ArticlePager'
import { render, words } from '../../../helpers/render'

const previous = { title: 'The one before', path: '/blog/before' }
const next = { title: 'The one after', path: '/blog/after' }
const { blog } = words.fr
const entries = () =>
  within(screen.getByRole('navigation', { name: blog.neighbours }))
    .getAllByRole('listitem')
    .map(item => [item.textContent, within(item).queryByRole('link')?.getAttribute('href')])

it.each([
  [previous, next],
  [previous, null],
  [null, next],
])('links the previous article, the blog and the next article', (before, after) => {
  render(<ArticlePager previous={before} next={after} />, 'fr')
  expect(entries()).toEqual([
    before ? [`${blog.previous}${before.title}`, before.path] : ['', undefined],
    [blog.back, localizePath(blogRoute, 'fr')],
    after ? [`${blog.next}${after.title}`, after.path] : ['', undefined],
  ])
})

it('renders nothing without previous and next articles', () => {
  const { container } = render(<ArticlePager previous={null} next={null} />)
  expect(container).toBeEmptyDOMElement()
})
