import { screen, within } from '@testing-library/react'
import { Alternating } from '../../../../src/site/components/sections/Alternating'
import { takenByRouter } from '../../../helpers/clicks'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.AlternatingSection

it('renders each block with id, points, picture and button', () => {
  render(<Alternating section={section} {...placed} />)
  section.items.forEach(({ id, title, text, pointsTitle, points, action, picture }) => {
    const block = within(document.getElementById(id) as HTMLElement)
    expect(block.getByRole('heading', { name: title })).toBeVisible()
    expect(block.getByText(text)).toBeVisible()
    expect(block.getByRole('heading', { name: pointsTitle })).toBeVisible()
    expect(block.getAllByRole('listitem').map(item => item.textContent)).toEqual(points)
    expect(block.getByRole('img', { name: picture?.alt })).toBeInTheDocument()
    expect(block.getByRole('link', { name: action.label })).toHaveAttribute('href', action.to)
  })
})

it.each([
  ['one level below its opening', section.opening, [2, 3, 4, 3, 4]],
  ['at the level of sections when it has none', null, [2, 3, 2, 3]],
])('renders its block headings %s', (_, opening, levels) => {
  render(<Alternating section={{ ...section, opening }} {...placed} />)
  expect(screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))).toEqual(levels)
})

it('is a region named by its opening, or no region without one', () => {
  const { unmount } = render(<Alternating section={section} {...placed} />)
  expect(screen.getByRole('region', { name: section.opening?.title })).toBeVisible()
  unmount()
  render(<Alternating section={{ ...section, opening: null }} {...placed} />)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

it('does a full load if the content requires it', () => {
  const items = section.items.map(item => ({ ...item, action: { ...item.action, fullLoad: item.id === 'devices' } }))
  render(<Alternating section={{ ...section, items }} {...placed} />)
  expect(screen.getAllByRole('link').map(takenByRouter)).toEqual([true, false])
})
