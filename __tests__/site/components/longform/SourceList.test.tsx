import { screen, within } from '@testing-library/react'
import { SourceList } from '../../../../src/site/components/longform/SourceList'
import { languageDetails } from '../../../../src/config/languages'
import { text } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'

it('lists each source with publisher, linked title and date', () => {
  render(<SourceList sources={text.sources} />, 'fr')
  const list = within(screen.getByRole('region', { name: words.fr.text.sources }))
  expect(list.getAllByRole('listitem').map(item => item.textContent)).toEqual(
    text.sources.map(({ publisher, title, date }) => `${publisher}, ${title}, ${date}.`),
  )
  text.sources.forEach(({ title, url }) => expect(list.getByRole('link', { name: title })).toHaveAttribute('href', url))
})

it('is collapsed under a summary with the count', () => {
  render(<SourceList sources={text.sources} />, 'fr')
  const line = `${words.fr.text.sources} (${text.sources.length})`
  expect(screen.getByText(line).closest('details')).not.toHaveAttribute('open')
})

it('marks a title in the other language with `lang` and the language’s name', () => {
  const sources = text.sources.map(source => ({ ...source, lang: source.id === 'act' ? ('en' as const) : null }))
  render(<SourceList sources={sources} />, 'fr')
  const [act, guide] = screen.getAllByRole('listitem')
  expect(act).toHaveTextContent(`Patent Act (${words.fr.text.titleIn.en}), 2026.`)
  expect(screen.getByRole('link', { name: 'Patent Act' })).toHaveAttribute('lang', languageDetails.en.html)
  expect(guide).toHaveTextContent('Guide, May 2025.')
  expect(screen.getByRole('link', { name: 'Guide' })).not.toHaveAttribute('lang')
})

it('renders nothing without sources', () => {
  const { container } = render(<SourceList sources={[]} />)
  expect(container).toBeEmptyDOMElement()
})
