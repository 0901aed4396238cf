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
    {
      ...edit('title: "Privacy policy"\nname: "Privacy"', 'title: "Privacy policy\nname: "Privacy: what we keep"'),
      message: ['en.mdx:2', 'missing at its end'],
    },
    { ...edit('title: "Privacy policy"', 'title:"Privacy policy"'), message: ['en.mdx:2', 'needs a space'] },
    { ...edit('{ src: "lines.png" }', '{src:"lines.png"}'), message: 'needs a space behind “src:”' },
    {
      ...edit('category: legal', 'category:\u00a0legal'),
      message: 'non-breaking space beside “category”',
    },
    { ...edit('  title:', '\u00a0\u00a0title:'), message: ['en.mdx:6', 'non-breaking space beside “title”'] },
    { ...edit('seo:\n  title:', 'seo:\ntitle:'), message: ['en.mdx:6', 'belongs to “seo”', 'two spaces'] },
    { ...edit('title: "Privacy policy"', 'title "Privacy policy"'), message: ['en.mdx:2', 'lacks a colon'] },
    { ...edit('title: "Privacy policy"', 'title: *Privacy* policy'), message: ['en.mdx:2', 'begins with “*”'] },
    { ...edit('title: "Privacy policy"', 'title: &Co: privacy'), message: ['en.mdx:2', 'begins with “&”'] },
    { ...edit('title: "Privacy policy"', 'title: - Privacy policy'), message: ['en.mdx:2', 'begins with “-”'] },
    { ...edit('title: "Privacy policy"', 'title: [Our] policy'), message: ['en.mdx:2', 'begins with “[”'] },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextReplacer('", "investigator"]', '" "investigator"]'),
      },
      message: 'lacks a comma between two items',
    },
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
    edit('"Privacy policy"', '"Privacy\n  policy"'),
  ],
}
