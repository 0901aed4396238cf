import { screen, within } from '@testing-library/react'
import { Lists } from '../../../../src/site/components/sections/Lists'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.ListsSection

it('shows each list under its heading, and links only items with a target', () => {
  render(<Lists section={section} {...placed} />)
  section.groups.forEach(({ title, items }) => {
    const group = within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement)
    expect(group.getAllByRole('listitem').map(item => item.textContent)).toEqual(items.map(({ text }) => text))
  })
  expect(screen.getByRole('link')).toBe(screen.getByRole('link', { name: 'Biotechnology' }))
  expect(screen.getByRole('link')).toHaveAttribute('href', '/industries#biotech')
})

it('shows a row of names and a note if given', () => {
  const names = { title: 'We have worked with', items: ['Alpha', 'Beta'] }
  render(<Lists section={{ ...section, names, note: 'With their leave.' }} {...placed} />)
  expect(screen.getByText(names.title)).toBeVisible()
  const row = screen.getAllByRole('list').at(-1) as HTMLElement
  expect(
    within(row)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(names.items)
  expect(screen.getByText('With their leave.')).toBeVisible()
})
