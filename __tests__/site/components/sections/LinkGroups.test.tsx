import { screen, within } from '@testing-library/react'
import { LinkGroups } from '../../../../src/site/components/sections/LinkGroups'
import { page } from '../../../helpers/page'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.LinkGroupsSection

it('shows each link under its group, with its address to read', () => {
  render(<LinkGroups section={section} {...placed} />)
  section.groups.forEach(({ title, pages }) => {
    const group = within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement)
    expect(group.getAllByRole('listitem').map(item => item.textContent)).toEqual(
      pages.map(({ name, path }) => `${name}${path}`),
    )
    pages.forEach(({ name, path }) => expect(group.getByRole('link', { name })).toHaveAttribute('href', path))
  })
})

it.each([
  ['one level below its opening', section.opening, 3],
  ['at the level of sections when it has none', null, 2],
])('has the headings of its groups %s', (_, opening, level) => {
  render(<LinkGroups section={{ ...section, opening }} {...placed} />)
  section.groups.forEach(({ title }) => expect(screen.getByRole('heading', { name: title, level })).toBeVisible())
})

it('is named by its opening, or by the page', () => {
  const { unmount } = render(<LinkGroups section={section} {...placed} />)
  expect(screen.getByRole('region', { name: section.opening?.title })).toBeVisible()
  unmount()
  render(<LinkGroups section={{ ...section, opening: null }} {...placed} />)
  expect(screen.getByRole('region', { name: page.name })).toBeVisible()
})
