import { screen, within } from '@testing-library/react'
import { DocumentHead } from '../../../src/components/text/DocumentHead'
import { documentHead } from '../../helpers/fixtures'
import { render, words } from '../../helpers/render'

it('has the one h1, the summary and the trail', () => {
  render(<DocumentHead document={documentHead} />)
  expect(screen.getAllByRole('heading')).toEqual([screen.getByRole('heading', { level: 1, name: documentHead.title })])
  expect(screen.getByText(documentHead.summary)).toBeVisible()
  const trail = within(screen.getByRole('navigation', { name: words.en.frame.breadcrumb }))
  expect(trail.getAllByRole('listitem')).toHaveLength(documentHead.breadcrumb.length)
})

it.each([
  [null, '1er novembre 2026'],
  ['novembre 2026', 'novembre 2026'],
])('gives the day of the last change, as the document says it (%s)', (updatedLabel, label) => {
  render(<DocumentHead document={{ ...documentHead, language: 'fr', updated: '2026-11-01', updatedLabel }} />, 'fr')
  const day = screen.getByText(label)
  expect(day).toHaveAttribute('datetime', '2026-11-01')
  expect(day.parentElement?.textContent).toBe(`${words.fr.text.updated} ${label}`)
})
