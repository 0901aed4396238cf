import { analyzeMdx } from '../../../src/content/mdx/analyzeMdx'

const problemsOf = (text: string) => analyzeMdx(text, 'en').problems

const bold = (marks: string) => `has “${marks}” that makes nothing bold; write **words**, without spaces inside`
const heading = (marks: string) => `has “${marks}” that makes no heading; write “## Section” or “### Part”`

it.each([
  ['So **it is.', 1, bold('**')],
  ['So it\nis** so.', 2, bold('**')],
  ['> So ** it is **.', 1, bold('**')],
  ['So __it is.', 1, bold('__')],
  ['So it is__.', 1, bold('__')],
  ['Words.\n\n##Section', 3, heading('##')],
  ['Words.\n###Part\nWords.', 2, heading('###')],
  ['- ##Section', 1, heading('##')],
  ['Words.\n\n##\n\nWords.', 3, 'has a heading without words; write them behind the ##, or remove it'],
])('reports stray markup in %j', (text, line, message) => {
  expect(problemsOf(text)).toEqual([{ line, message }])
})

it.each(['**So** __it__ *is*.', 'So \\*\\*it is.', 'Name: ____', 'A file a__b', '2 * 3', 'We are #1.', '#1 of all'])(
  'reports nothing in %j',
  text => {
    expect(problemsOf(text)).toEqual([])
  },
)
