import { screen, within } from '@testing-library/react'
import { SourceList } from '../../../src/components/text/SourceList'
import { text } from '../../helpers/fixtures'
import { render, words } from '../../helpers/render'

it('lists each source in order: who published it, its title as a link, its day', () => {
  render(<SourceList sources={text.sources} />, 'fr')
  const list = within(screen.getByRole('region', { name: words.fr.text.sources }))
  expect(list.getAllByRole('listitem').map(item => item.textContent)).toEqual(
    text.sources.map(({ publisher, title, date }) => `${publisher}, ${title}, ${date}.`),
  )
  text.sources.forEach(({ title, url }) => expect(list.getByRole('link', { name: title })).toHaveAttribute('href', url))
})

it('is nothing for a text without sources', () => {
  const { container } = render(<SourceList sources={[]} />)
  expect(container).toBeEmptyDOMElement()
})
