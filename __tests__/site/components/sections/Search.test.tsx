import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadEngineAndCompanionTables, toSearchCompanionTables } from '../../../../src/site/browser/search/engine'
import { Search } from '../../../../src/site/components/sections/Search'
import { goTo } from '../../../helpers/address'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

jest.mock('../../../../src/site/browser/search/engine', () => ({
  ...jest.requireActual<object>('../../../../src/site/browser/search/engine'),
  loadEngineAndCompanionTables: jest.fn(),
}))

const section = sections.SearchSection
const { search } = words.en
const resultTitles = () =>
  screen.queryAllByRole('link', { name: /^Result of kind/ }).map(({ textContent }) => textContent)

/** An engine for which every page contains every word. */
const engine = {
  search: () =>
    Promise.resolve({
      results: ['article', 'service'].map(id => ({
        id,
        score: 1,
        words: [0],
        data: () =>
          Promise.resolve({ url: `/${id}`, raw_content: id, meta: { title: `Result of kind ${id}` }, anchors: [] }),
      })),
    }),
}
const companion = toSearchCompanionTables({
  prefix: '',
  kinds: { service: 'service' },
  categories: { trials: 'article' },
  common: [],
  terms: [],
})

beforeEach(() => {
  jest.mocked(loadEngineAndCompanionTables).mockResolvedValue({ engine, companion })
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

it('keeps the chosen kind in the results and in the URL when the query is changed', async () => {
  goTo('/search?q=first&kind=article')
  render(<Search section={section} {...placed} />)
  // The results are a chunk of their own, which the first use compiles here.
  await waitFor(() => expect(resultTitles()).toEqual(['Result of kind article']), { timeout: 20_000 })

  await userEvent.type(screen.getByRole('searchbox'), ' again')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('first again'))
  expect(resultTitles()).toEqual(['Result of kind article'])
  // Phones fold the filters; the fold names the chosen kind.
  await userEvent.click(screen.getByText(`${search.byKind} · ${search.kinds.article}`))
  expect(screen.getByRole('link', { name: new RegExp(`^${search.kinds.article}`), current: true })).toBeVisible()
  expect(location.search).toBe('?q=first+again&kind=article')
})

it('shows all results where the chosen kind has none', async () => {
  goTo('/search?q=first&kind=question')
  render(<Search section={section} {...placed} />)
  await waitFor(() => expect(resultTitles()).toEqual(['Result of kind service', 'Result of kind article']))
  expect(screen.getByText(`${search.byKind} · ${search.all}`)).toBeInTheDocument()
})
