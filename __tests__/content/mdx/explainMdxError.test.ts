import { analyzeMdx } from '../../../src/content/mdx/analyzeMdx'

const lessThan = 'has “<” where no element begins; write “less than” (“moins de”), or \\< to show the sign'
const element =
  'has “<” before what is no whole element; attributes are written name="value", and a sign that is shown \\<'
const brace = 'has { }, which hold nothing in a text; write ( ), a fact as {{its-name}}, and a brace that is shown \\{'
const address = 'has an address in < >; write it as a link, [words](https://…), and one of e-mail as [words](mailto:…)'
const comment = 'has a comment <!-- … -->, which texts do not take; remove it'

it.each([
  ['A\n\nIn <5 % of them', 3, lessThan],
  ['Where p <= 5', 1, lessThan],
  ['Where p <é', 1, element],
  ['Where p <x', 1, element],
  ['Where p <x of\nthem', 2, element],
  ['<Callout title"A">\n\nB\n\n</Callout>', 1, element],
  ['The last is <', 1, lessThan],
  ['A\n\nA set {a of\n\nB', 3, brace],
  ['A set {a b}', 1, brace],
  ['A\n\n<!-- B -->', 3, comment],
  ['A <!-- B --> C', 1, comment],
  ['See <https://example.com>', 1, address],
  ['Write to <a@example.com>', 1, address],
])('explains what to write instead of %j', (text, line, message) => {
  expect(analyzeMdx(text, 'en').problems).toEqual([{ line, message }])
})

it.each(['In \\<5 % of them', 'Where p < 5', 'A set \\{a, b}', 'In &lt;5 %'])('accepts %j', text => {
  expect(analyzeMdx(text, 'en').problems).toEqual([])
})

it('reports a closing tag without an opening one', () => {
  expect(analyzeMdx('A\n\n</Steps>', 'en').problems).toEqual([
    { line: 3, message: 'closes an element that was not opened; write its opening tag, or remove this one' },
  ])
})
