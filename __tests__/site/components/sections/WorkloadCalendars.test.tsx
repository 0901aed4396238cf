import { screen, within } from '@testing-library/react'
import { WorkloadCalendars } from '../../../../src/site/components/sections/WorkloadCalendars'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const [month] = sections.CalendarSection.months

it('draws one block for each hour, with the same numbers in a table', () => {
  render(<WorkloadCalendars section={sections.CalendarSection} {...placed} />)
  const group = within(screen.getByText('The small plan').closest('details') as HTMLElement)
  const drawing = group.getByRole('img', { name: 'Reading contracts (7\u00a0h); Meetings (1\u00a0h)' })
  expect(drawing.querySelectorAll(':not(li) > svg > rect')).toHaveLength(8)
  const table = group.getByRole('table', { hidden: true })
  expect([...table.querySelectorAll('tbody td')].map(cell => cell.textContent)).toEqual([
    '5\u00a0h',
    '2\u00a0h',
    '0\u00a0h',
    '1\u00a0h',
  ])
})

it('says what a block is, and what each colour that is used means, always in one order', () => {
  const { hour, work } = words.en.figure
  const key = (looks: (string | null)[]) => {
    const lanes = looks.map((look, place) => ({ name: `Work ${place}`, hoursAWeek: [1, 1], look }))
    const months = [{ ...month, lanes }] as typeof sections.CalendarSection.months
    const { container, unmount } = render(
      <WorkloadCalendars section={{ ...sections.CalendarSection, months }} {...placed} />,
    )
    const texts = [...container.querySelectorAll('.tl-key li')].map(entry => entry.textContent)
    unmount()
    return texts
  }
  expect(key([null, null])).toEqual([hour])
  expect(key([null, 'due', null, 'right'])).toEqual([hour, work.standing, work.right, work.due])
})

it('opens the month marked in the content, and groups months to open one at a time', () => {
  const months = [month, { ...month, name: 'The large plan', open: null }] as typeof sections.CalendarSection.months
  render(<WorkloadCalendars section={{ ...sections.CalendarSection, months }} {...placed} />)
  const all = ['The small plan', 'The large plan'].map(name => screen.getByText(name).closest('details'))
  expect(all.map(details => details?.open)).toEqual([true, false])
  expect(all[0]?.getAttribute('name')).toBe(all[1]?.getAttribute('name'))
})
