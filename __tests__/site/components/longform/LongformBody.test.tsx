import { screen, within } from '@testing-library/react'
import { LongformBody } from '../../../../src/site/components/longform/LongformBody'
import { pictureOf, text } from '../../../helpers/fixtures'
import { markdown } from '../../../helpers/markdown'
import { render, words } from '../../../helpers/render'

const whole = {
  ...text,
  ...markdown(`
The law changes.<Source id="guide" />

## What it is

<Figure src="./map.png" alt="A map" caption="Where it holds" />

### In Canada

It holds here.<Source id="act" />

## What to do

Ask.
`),
  pictures: [pictureOf('', './map.png')],
}

it('links the table of contents to the sections', () => {
  render(<LongformBody entry={whole} />)
  const contents = within(screen.getByRole('navigation', { name: words.en.text.contents }))
  const places = contents.getAllByRole<HTMLAnchorElement>('link').map(({ hash }) => document.querySelector(hash))
  expect(places).toEqual(screen.getAllByRole('heading', { level: 2 }).slice(0, 2))
  expect(places.map(place => place?.firstChild?.textContent)).toEqual(['What it is', 'What to do'])
})

it('links each source number to its entry in the source list', () => {
  render(<LongformBody entry={whole} />)
  const items = within(screen.getByRole('region', { name: words.en.text.sources })).getAllByRole('listitem')
  items.forEach((item, index) => {
    const name = words.en.text.source.replace('{{number}}', String(index + 1))
    const number = screen.getByRole<HTMLAnchorElement>('link', { name })
    expect(number).toHaveTextContent(`[${index + 1}]`)
    expect(document.querySelector(number.hash)).toBe(item)
  })
})

it('shows the text’s pictures with captions', () => {
  render(<LongformBody entry={whole} />)
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('img', { name: 'A map' })).toBeInTheDocument()
  expect(figure).toHaveTextContent('Where it holds')
})

it('shows the “information only” notice only if `informationOnly` is set', () => {
  const { unmount } = render(<LongformBody entry={whole} />)
  expect(screen.queryByText(words.en.text.informationOnly)).not.toBeInTheDocument()
  unmount()
  render(<LongformBody entry={whole} informationOnly />)
  expect(screen.getByText(words.en.text.informationOnly)).toBeVisible()
})
