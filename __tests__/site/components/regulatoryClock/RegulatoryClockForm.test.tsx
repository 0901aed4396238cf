import { act } from '@testing-library/react'
import { TextEncoder } from 'node:util'
import { useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { localizeRegulatoryClock } from '../../../../src/content/regulatoryClock/localizeRegulatoryClock'
import { goTo } from '../../../helpers/address'
import { readValidContent } from '../../../helpers/validContent'
import { computeRegulatoryClock } from '../../../../src/shared/regulatoryClock/computeRegulatoryClock'
import { unpackRegulatoryClock } from '../../../../src/shared/regulatoryClock/packedClock'
import { RegulatoryClockForm } from '../../../../src/site/components/regulatoryClock/RegulatoryClockForm'
import { useRegulatoryClockInput } from '../../../../src/site/hooks/useRegulatoryClockInput'

const content = readValidContent(process.cwd())
if (!content.clock) throw new Error('There is no clock.')
const tool = unpackRegulatoryClock(localizeRegulatoryClock(content.clock, { ...content, language: 'fr' }))
const { model } = tool
const other = String(model.filings.find(({ id }) => id !== model.defaults.filing)?.id)

function Form() {
  const form = useRef<HTMLFormElement>(null)
  const [input, follow] = useRegulatoryClockInput(model, true, form)
  return (
    <>
      <RegulatoryClockForm
        form={form}
        tool={tool}
        language="fr"
        filing={computeRegulatoryClock(model, input).filing}
        action=""
        onChange={follow}
      />
      <output>{JSON.stringify(input)}</output>
    </>
  )
}

// react-dom/server requires it on import; jsdom lacks it.
Object.assign(globalThis, { TextEncoder })

async function afterTyping(type: (field: (name: string) => HTMLInputElement) => void) {
  const { renderToString } = await import('react-dom/server')
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Form />)
  document.body.append(place)
  const field = (name: string) => place.querySelector(`[name=${name}]`) as HTMLInputElement
  type(field)
  act(() => void hydrateRoot(place, <Form />))
  return { field, input: JSON.parse(place.querySelector('output')?.textContent ?? '') as typeof model.defaults }
}

beforeEach(() => goTo('/'))
afterEach(() => document.body.replaceChildren())

it('starts with the example’s values', async () => {
  expect((await afterTyping(() => {})).input).toEqual(model.defaults)
})

it('keeps input from before hydration', async () => {
  const { field, input } = await afterTyping(field => {
    field('filing').value = other
    field('filed').value = '2028-02-29'
    field('pediatric').checked = !model.defaults.pediatric
  })
  const said = { filing: other, filed: '2028-02-29', pediatric: !model.defaults.pediatric }
  expect(input).toEqual({ ...model.defaults, ...said })
  expect(field('filing').value).toBe(other)
  expect(field('filed').value).toBe('2028-02-29')
})

it.each([
  ['filing=unknown', 'filing'],
  ['filed=1999-01-01', 'filed'],
  ['filed=0001-01-01', 'filed'],
  ['filed=9999-12-31', 'filed'],
  ['filed=2027-02-29', 'filed'],
  ['stop=coffee', 'stop'],
  ['days=', 'days'],
  ['days=9999', 'days'],
  ['days=12.5', 'days'],
  ['foreign=1900-01-01', 'foreign'],
])('refuses the address ?%s at its field, with the reason', async (query, name) => {
  goTo(`/?${query}`)
  const { field } = await afterTyping(() => {})
  expect(field(name)).toBeInvalid()
  expect(field(name)).toHaveAccessibleDescription()
})

it('keeps an incomplete date in its field, and uses the example’s date meanwhile', async () => {
  const { field, input } = await afterTyping(field => void (field('filed').value = ''))
  expect(input).toEqual(model.defaults)
  expect(field('filed').value).toBe('')
})
