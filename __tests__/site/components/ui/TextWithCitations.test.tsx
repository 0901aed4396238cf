import { TextWithCitations } from '../../../../src/site/components/ui/TextWithCitations'
import { render } from '../../../helpers/render'

it.each([
  ['Ethics approval at each site (s. C.05.006)', ['(s. C.05.006)']],
  ['Labels (s. C.05.011), kept for 15 years (s. C.05.012)', ['(s. C.05.011)', '(s. C.05.012)']],
  ['Liste de brevets (Règlement (avis de conformité), art. 4)', ['(Règlement (avis de conformité), art. 4)']],
  ['Same Act (s. 3; Regulations, A.01.066)', ['(s. 3; Regulations, A.01.066)']],
  ['Prices (since January 1, 2026) of patented medicines (PMPRB)', []],
])('sets the sections of law in “%s” in small type, with unchanged text', (text, citations) => {
  const { container } = render(<TextWithCitations>{text}</TextWithCitations>)
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text)
  expect([...container.querySelectorAll('small')].map(one => one.textContent?.replaceAll('\u00a0', ' '))).toEqual(
    citations,
  )
})

it('sets time limits in bold, outside brackets that cite a law', () => {
  const text = 'Within 30 days of the notice, or 2 years (Act, s. 3, 90 days); six months, 15 daysheets'
  const { container } = render(<TextWithCitations>{text}</TextWithCitations>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('b')].map(one => one.textContent)).toEqual(['30 days', '2 years'])
})
