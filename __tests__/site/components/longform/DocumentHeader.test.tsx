import { screen, within } from '@testing-library/react'
import { DocumentHeader } from '../../../../src/site/components/longform/DocumentHeader'
import { documentHead, linkTo } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'

it('has one h1, the summary and the breadcrumb', () => {
  render(<DocumentHeader document={documentHead} />)
  expect(screen.getAllByRole('heading')).toEqual([screen.getByRole('heading', { level: 1, name: documentHead.title })])
  expect(screen.getByText(documentHead.summary)).toBeVisible()
  const trail = within(screen.getByRole('navigation', { name: words.en.frame.breadcrumb }))
  expect(trail.getAllByRole('listitem')).toHaveLength(documentHead.breadcrumb.length)
})

it('shows a cover that has a reading, in place of the picture', () => {
  const cover = {
    ground: 'mint',
    shapes: [{ role: 'solid' as const, path: 'M0 0h9' }],
    labels: [],
    small: [],
    reading: 'A square a year.',
  }
  const { unmount } = render(<DocumentHeader document={{ ...documentHead, cover }} />)
  expect(screen.getByRole('figure')).toHaveTextContent(cover.reading)
  unmount()
  render(<DocumentHeader document={{ ...documentHead, cover: { ...cover, reading: null } }} />)
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
})

it.each([
  [null, '2 novembre 2026'],
  ['novembre 2026', 'novembre 2026'],
])('shows the date of the last change, with the document’s own label if any (%s)', (updatedLabel, label) => {
  render(<DocumentHeader document={{ ...documentHead, changed: '2026-11-02', updatedLabel }} />, 'fr')
  const day = screen.getByText(label)
  expect(day).toHaveAttribute('datetime', '2026-11-02')
  expect(day.parentElement?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    `${words.fr.text.updated} ${label}`.replaceAll('\u00a0', ' '),
  )
})

it('shows when the sources were checked, if given', () => {
  const { unmount } = render(<DocumentHeader document={documentHead} />)
  expect(screen.queryByText(words.en.text.checked, { exact: false })).toBeNull()
  unmount()
  render(<DocumentHeader document={{ ...documentHead, checked: '2026-11-20' }} />)
  const line = screen.getByText(words.en.text.checked, { exact: false })
  expect(line).toHaveTextContent(`${words.en.text.checked} November 20, 2026`)
})

it('has the button of a page about the practice', () => {
  render(<DocumentHeader document={documentHead} action={linkTo('/contact?service=consultation', 'Book a talk')} />)
  expect(screen.getByRole('link', { name: 'Book a talk' })).toHaveAttribute('href', '/contact?service=consultation')
})
