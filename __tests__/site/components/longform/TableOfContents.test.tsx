import { screen, within } from '@testing-library/react'
import { TableOfContents } from '../../../../src/site/components/longform/TableOfContents'
import { text } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'

it('links sections but not subsections', () => {
  render(<TableOfContents headings={text.headings} />, 'fr')
  const contents = within(screen.getByRole('navigation', { name: words.fr.text.contents }))
  expect(contents.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['What it is', '#what-it-is'],
    ['What to do', '#what-to-do'],
  ])
})

it('is collapsed under a summary with the number of sections', () => {
  render(<TableOfContents headings={text.headings} />, 'fr')
  expect(screen.getByText(`${words.fr.text.contents} (2)`).closest('details')).not.toHaveAttribute('open')
})

it('renders nothing without sections', () => {
  const { container } = render(<TableOfContents headings={text.headings.filter(({ depth }) => depth === 3)} />)
  expect(container).toBeEmptyDOMElement()
})
