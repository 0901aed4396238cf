import { screen, within } from '@testing-library/react'
import { Glossary } from '../../../../src/site/components/sections/Glossary'
import { placed, sections } from '../../../helpers/sections'
import { render } from '../../../helpers/render'

const section = sections.GlossarySection
const [trial, sponsor] = section.letters.flatMap(({ terms }) => terms)

/** What stands beside the words of a row. */
const row = (entry: HTMLElement, name: RegExp) => within(entry).getByText(name).nextElementSibling

const entryOf = (id = '') => document.getElementById(id)?.parentElement as HTMLElement

beforeEach(() => void render(<Glossary section={section} {...placed} />))

it('leads to each letter and from each abbreviation of either language to its term', () => {
  const letters = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(letters.map(link => link.textContent)).toEqual(section.letters.map(({ letter }) => letter))
  letters.forEach(link =>
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toHaveTextContent(
      link.textContent ?? '',
    ),
  )
  for (const short of [trial?.short, trial?.other?.short])
    expect(screen.getByText(String(short), { selector: 'a' })).toHaveAttribute('href', `#${trial?.id}`)
})

it('gives a term its place, its definition and its name in the other language', () => {
  const heading = screen.getByRole('heading', { name: /clinical trial \(CT\)/ })
  expect(heading.id).toBe(trial?.id)
  const entry = entryOf(trial?.id)
  expect(entry).toHaveTextContent(String(trial?.definition))
  expect(within(entry).getByText(String(trial?.other?.name))).toHaveAttribute('lang', 'fr-CA')
})

it('leads to the source, to other terms and to the pages that use it', () => {
  const entry = entryOf(trial?.id)
  expect(within(entry).getByRole('link', { name: trial?.source.title })).toHaveAttribute('href', trial?.source.url)
  expect(within(entry).getByRole('link', { name: 'sponsor' })).toHaveAttribute('href', '#sponsor')
  expect(within(entry).getByRole('link', { name: 'Trial agreements' })).toHaveAttribute('href', '/blog/trials')
  expect(row(entry, /used in/i)).toHaveTextContent(/2/)
})

it('says of a source in the other language that it is, and leaves out what a term has not', () => {
  const entry = entryOf(sponsor?.id)
  expect(within(entry).getByRole('link', { name: sponsor?.source.title }).closest('[lang]')).toHaveAttribute(
    'lang',
    'fr-CA',
  )
  expect(within(entry).getAllByRole('term')).toHaveLength(2)
  expect(within(entry).queryByText(/used in/i)).toBeNull()
})
