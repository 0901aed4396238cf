import { act, fireEvent, screen, within } from '@testing-library/react'
import { CostEstimator } from '../../../../src/site/components/sections/CostEstimator'
import { goTo } from '../../../helpers/address'
import { estimatorData } from '../../../helpers/estimator'
import { refuseHistory } from '../../../helpers/refuseHistory'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const { words } = estimatorData
const show = (language: 'en' | 'fr' = 'en') =>
  render(<CostEstimator section={sections.CostEstimatorSection} {...placed} />, language)
const firstTable = () => within(screen.getByRole('table', { name: words.result }))
const cells = (row: string) =>
  within(firstTable().getByRole('rowheader', { name: row }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(cell => cell.textContent)
const write = (label: string, value: string) =>
  fireEvent.input(screen.getByRole('spinbutton', { name: new RegExp(`^${label}`) }), { target: { value } })

beforeEach(() => {
  jest.useFakeTimers()
  goTo('/')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** The region of the result; the one before it is for refused values. */
const result = () => screen.getAllByRole('status').at(-1)

it('compares costs, hours and hourly prices of the default values', () => {
  show()
  // 2% of 200,000 on top; the plan is 20 hours for $5,000.
  expect(cells('A full-time counsel')).toEqual(['$204,000', '2,000', '$102'])
  expect(cells('Ours, Small')).toEqual(['$60,000', '240', '$250'])
  expect(result()).toHaveTextContent('$144,000 less (71%), for 12% of the hours')
  expect(screen.getByRole('img')).toHaveAccessibleName(/\$204,000.*\$60,000/)
})

it('formats numbers for the language', () => {
  show('fr')
  expect(cells('A full-time counsel')).toEqual(['204\u00a0000\u00a0$', '2\u00a0000', '102\u00a0$'])
})

it('lists every plan with its difference to the hire', () => {
  show()
  const table = within(screen.getByRole('table', { name: words.allPlans }))
  expect(table.getAllByRole('row').slice(1)).toHaveLength(estimatorData.plans.length)
  expect(table.getByText('−$84,000 (−41%)')).toBeInTheDocument()
})

it('updates on input, and stores the values in the URL', () => {
  show()
  fireEvent.click(screen.getByRole('radio', { name: /Large/ }))
  write('Salary', '150000')
  write('Hourly rate', '400')
  fireEvent.click(screen.getByRole('checkbox'))
  act(() => void jest.runAllTimers())
  expect(cells('A full-time counsel')[0]).toBe('$150,000')
  expect(cells('A firm')[0]).toBe('$192,000')
  expect(cells('Ours, Large')[0]).toBe('$120,000')
  const query = new URLSearchParams(location.search)
  expect([query.get('plan'), query.get('salary'), query.has('charges')]).toEqual(['counsel-large', '150000', false])
})

it('updates on input even if the browser refuses to change its history', () => {
  show()
  refuseHistory()
  write('Salary', '150000')
  act(() => void jest.runAllTimers())
  expect(cells('A full-time counsel')[0]).toBe('$153,000')
})

it('recommends a hire, or another plan, when appropriate', () => {
  show()
  write('Salary', '50000')
  expect(result()).toHaveTextContent(words.hireCost ?? '')
  write('Salary', '200000')
  write('Hours needed', '60')
  expect(result()).toHaveTextContent(words.hireBeyond ?? '')
  write('Hours needed', '30')
  expect(result()).toHaveTextContent('Take Large')
})

it('starts with the values in the URL, and passes them to the contact form', () => {
  goTo('/?plan=counsel-large&months=6&salary=100000')
  show()
  expect(screen.getByRole('radio', { name: /Large/ })).toBeChecked()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(cells('Ours, Large')[0]).toBe('$60,000')
  const link = new URL(screen.getByRole('link', { name: words.discuss }).getAttribute('href') ?? '', 'https://x.test')
  expect(link.pathname).toBe('/contact')
  expect(link.searchParams.get('service')).toBe('counsel')
  expect(link.searchParams.get('message')).toBe('Counsel (Large): $60,000 over 6 months, $100,000 ($50,000).')
})

it('shows each charge with its amount and a link to its source', () => {
  show()
  expect(screen.getByText('On top of $200,000')).toBeVisible()
  const row = within(screen.getByText('Health fund').closest('tr') as HTMLElement)
  expect(row.getByText('$4,000')).toBeInTheDocument()
  expect(row.getByText('The rates')).toHaveAttribute('href', 'https://www.example.com/rates')
})

it.each(['0', '1', '999', '', '200000.5'])(
  'shows no comparison for a salary of “%s”, but what the field takes',
  value => {
    show()
    write('Salary', value)
    const salary = screen.getByRole('spinbutton', { name: /^Salary/ })
    expect(salary).toBeInvalid()
    expect(salary).toHaveAccessibleDescription('From $1,000 to $2,000,000.')
    write('Salary', '150000')
    expect(salary).toBeValid()
    expect(cells('A full-time counsel')[0]).toBe('$153,000')
  },
)
