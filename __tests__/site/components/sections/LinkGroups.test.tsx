import { screen, within } from '@testing-library/react'
import { LinkGroups } from '../../../../src/site/components/sections/LinkGroups'
import { page } from '../../../helpers/page'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.LinkGroupsSection

it('lists each group’s links with their paths, and what is known of their pages', () => {
  render(<LinkGroups section={section} {...placed} />)
  section.groups.forEach(({ title, pages }) => {
    const heading = screen.getByRole('heading', { name: title })
    const group = within(heading.parentElement as HTMLElement)
    expect(group.getAllByRole('listitem').map(item => item.textContent)).toEqual(
      pages.map(
        ({ name, line, price, path, minutes, articleCategoryName }) =>
          `${articleCategoryName ? `${articleCategoryName} · ${minutes}\u00a0min` : ''}${name}${line ?? ''}${price ?? ''}${path}`,
      ),
    )
    pages.forEach(({ name, path }) => expect(group.getByRole('link', { name })).toHaveAttribute('href', path))
  })
})

it('names the category of each article, and its reading time, above it', () => {
  render(<LinkGroups section={section} {...placed} />)
  const articles = section.groups.flatMap(({ pages }) => pages).filter(page => page.articleCategoryName)
  expect(articles).not.toEqual([])
  for (const { name, articleCategoryName } of articles) {
    const item = screen.getByRole('link', { name }).closest('li')
    expect(item?.firstElementChild).toHaveTextContent(String(articleCategoryName))
  }
})

it.each([
  ['one level below its opening', section.opening, 3],
  ['at the level of sections when it has none', null, 2],
])('renders its group headings %s', (_, opening, level) => {
  render(<LinkGroups section={{ ...section, opening }} {...placed} />)
  section.groups.forEach(({ title }) => expect(screen.getByRole('heading', { name: title, level })).toBeVisible())
})

it('is a region named by its opening, or by the page without one', () => {
  const { unmount } = render(<LinkGroups section={section} {...placed} />)
  expect(screen.getByRole('region', { name: section.opening?.title })).toBeVisible()
  unmount()
  render(<LinkGroups section={{ ...section, opening: null }} {...placed} />)
  expect(screen.getByRole('region', { name: page.name })).toBeVisible()
})
