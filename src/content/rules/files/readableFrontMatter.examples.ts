import { createExampleTextReplacer, type RuleExamples } from '../examples'

const file = 'content/documents/privacy/en.mdx'
const edit = (before: string, after: string) => ({ changes: { [file]: createExampleTextReplacer(before, after) } })

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/articles/trials/en.mdx': createExampleTextReplacer('"investigator"]', '"investigator"') },
      message: 'write ] at its end',
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextReplacer(
          'date: "current to June 14, 2026"',
          'date: "current to June 14, 2026"\n    id: "cbca"',
        ),
      },
      message: '“- ”',
    },
    {
      ...edit('title: "Privacy policy"', "title: 'The reader's policy'"),
      message: ['en.mdx:2', 'an apostrophe inside'],
    },
    {
      ...edit('title: "Privacy policy"', 'title: "A "privacy" policy"'),
      message: ['en.mdx:2', 'inside quotation marks'],
    },
    { ...edit('title: "Privacy policy"', 'title: Privacy: a policy'), message: ['en.mdx:2', 'has a colon'] },
    { ...edit('title: "Privacy policy"', 'title: "Privacy policy'), message: ['en.mdx:2', 'missing at its end'] },
    { ...edit('title: "Privacy policy"', 'title:"Privacy policy"'), message: ['en.mdx:2', 'needs a space'] },
    { ...edit('title: "Privacy policy"', 'title "Privacy policy"'), message: ['en.mdx:2', 'lacks a colon'] },
    { ...edit('title: "Privacy policy"', 'title: *Privacy* policy'), message: ['en.mdx:2', 'begins with “*”'] },
    { ...edit('  keywords', '\tkeywords'), message: ['en.mdx:8', 'has a tab'] },
    { ...edit('name: "Privacy"', 'title: "Privacy"'), message: ['en.mdx:3', 'twice, on lines 2 and 3'] },
    { changes: { [file]: (text: string) => text.replace('---\n', '') }, message: 'must begin with a line ---' },
    { changes: { [file]: (text: string) => text.replace('\n---\n', '\n') }, message: 'lacks the line ---' },
    { changes: { [file]: (text: string) => text.replace('---\n', '---js\n') }, message: 'must begin with ---' },
    { changes: { [file]: '' }, message: 'is empty' },
  ],
  right: [
    { changes: { [file]: (text: string) => text.replaceAll('\n', '\r\n') } },
    { changes: { [file]: (text: string) => `\ufeff${text}` } },
    edit('"Privacy policy"', '"Privacy: the reader’s policy"'),
    edit('"Privacy policy"', "'Privacy: a policy'"),
  ],
}
