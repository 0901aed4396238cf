import { screen, within } from '@testing-library/react'
import { Glossary } from '../../../../src/site/components/sections/Glossary'
import { placed, sections } from '../../../helpers/sections'
import { render } from '../../../helpers/render'

const section = sections.GlossarySection
const [trial, sponsor] = section.letters.flatMap(({ terms }) => terms)

/** The value next to a row’s label. */
const row = (entry: HTMLElement, name: RegExp) => within(entry).getByText(name).nextElementSibling

const entryOf = (id = '') => document.getElementById(id)?.parentElement as HTMLElement

beforeEach(() => void render(<Glossary section={section} {...placed} />))

it('links each letter, and each abbreviation of both languages to its term', () => {
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

it('shows a term with its id, definition and translation', () => {
  const heading = screen.getByRole('heading', { name: /^clinical trial/ })
  expect(heading.id).toBe(trial?.id)
  const entry = entryOf(trial?.id)
  expect(entry).toHaveTextContent(String(trial?.definition))
  expect(within(entry).getByText(String(trial?.other?.name))).toHaveAttribute('lang', 'fr-CA')
})

it('shows the abbreviations of both languages on a line below the term, out of its heading', () => {
  const entry = entryOf(trial?.id)
  expect(row(entry, /abbreviation/i)).toHaveTextContent(`${trial?.short} · ${trial?.other?.short}`)
  expect(within(entry).getByText(String(trial?.other?.short))).toHaveAttribute('lang', 'fr-CA')
  expect(within(entry).getByRole('heading')).not.toHaveTextContent(String(trial?.short))
})

it('links a term’s source, related terms and the pages that use it', () => {
  const entry = entryOf(trial?.id)
  expect(within(entry).getByRole('link', { name: trial?.source.title })).toHaveAttribute('href', trial?.source.url)
  expect(within(entry).getByRole('link', { name: 'sponsor' })).toHaveAttribute('href', '#sponsor')
  expect(within(entry).getByRole('link', { name: 'Trial agreements' })).toHaveAttribute('href', '/blog/trials')
  expect(row(entry, /used in/i)).toHaveTextContent(/2/)
})

it('marks the language of a source, and leaves out missing rows', () => {
  const entry = entryOf(sponsor?.id)
  expect(within(entry).getByRole('link', { name: sponsor?.source.title }).closest('[lang]')).toHaveAttribute(
    'lang',
    'fr-CA',
  )
  expect(within(entry).getAllByRole('term')).toHaveLength(2)
  expect(within(entry).queryByText(/used in/i)).toBeNull()
})
