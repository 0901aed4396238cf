import { allowedAttributesByMdxElement } from '../../../src/shared/mdx/elements'
import { files, problemsWith, put, reports } from '../../helpers/project'

const { en, fr } = files.article

/** Inserts text at line 24 of the file. */
const line24 = (words: string) => put('## What', `${words}\n\n## What`)

reports('an import', { [en]: line24('import Chart from "./chart"') }, [
  'content/articles/trials/en.mdx:24: import and export are not used in content; pictures and elements are named directly.',
])

reports('an export', { [en]: line24('export const year = 2026') }, [
  'content/articles/trials/en.mdx:24: import and export are not used in content; pictures and elements are named directly.',
])

reports('an import that is no code', { [en]: line24('import duties are paid by the sponsor') }, [
  'content/articles/trials/en.mdx:24: import and export are not used in content; pictures and elements are named directly.',
])

reports('an expression', { [en]: line24('It took {years} years.') }, [
  'content/articles/trials/en.mdx:24: has { }, which hold nothing in a text; write ( ), a fact as {{its-name}}, and a brace that is shown \\{.',
])

reports('an expression that is no code', { [en]: line24('It took {two long} years.') }, [
  'content/articles/trials/en.mdx:24: has { }, which hold nothing in a text; write ( ), a fact as {{its-name}}, and a brace that is shown \\{.',
])

reports('an unknown element', { [en]: line24('<Calout title="Note">\n\nWords.\n\n</Calout>') }, [
  `content/articles/trials/en.mdx:24: <Calout> is no element that exists; the elements are ${Object.keys(allowedAttributesByMdxElement).join(', ')}; did you mean “Callout”.`,
])

reports('an unknown attribute', { [en]: line24('<Callout title="Note" knid="note">\n\nWords.\n\n</Callout>') }, [
  'content/articles/trials/en.mdx:24: <Callout> has no attribute “knid”; did you mean “kind”.',
])

reports('an attribute with a value that it cannot have', { [en]: line24('<Callout title="Note" kind="warn" />') }, [
  'content/articles/trials/en.mdx:24: kind="warn" is not understood; expected one of “note”, “warning”, “pending”, “message”.',
])

reports(
  'a missing and an empty attribute',
  { [en]: line24('<Callout>Read it.</Callout>\n\n<Callout title=" ">Read it.</Callout>') },
  [
    'content/articles/trials/en.mdx:24: <Callout> needs the attribute title="…": its title.',
    'content/articles/trials/en.mdx:26: <Callout> has an empty title; write the words.',
  ],
)

reports('an attribute that is code', { [en]: line24('<Callout title={name} />') }, [
  'content/articles/trials/en.mdx:24: <Callout> takes its words as name="…" in straight quotation marks, such as <Callout title="…">.',
])

reports('a second h1', { [en]: line24('# Trials'), [fr]: put('## Ce', '# L’essai\n\n## Ce') }, [
  'content/articles/trials/en.mdx:24: has a heading of the first level, which is the page’s own; sections of a text begin with ##.',
  'content/articles/trials/fr.mdx:24: has a heading of the first level, which is the page’s own; sections of a text begin with ##.',
])

reports('an element that is not closed, and nothing else of that text', { [en]: line24('<Callout title="Note">') }, [
  'content/articles/trials/en.mdx:24: opens <Callout> and does not close it; write </Callout> behind what it holds, with a blank line before it.',
])

reports(
  'an element in the Markdown of a page',
  { [files.home]: { 'sections[2].items[0].markdown.en': 'Under <Price> it is.' } },
  [
    'content/pages/home.json, sections[2].items[0].markdown.en: opens <Price> and does not close it; write </Price> behind what it holds, with a blank line before it.',
  ],
)

reports(
  'an expression in the Markdown of a page',
  { [files.home]: { 'sections[2].items[0].markdown.fr': 'Le {prix}.' } },
  [
    'content/pages/home.json, sections[2].items[0].markdown.fr: has { }, which hold nothing in a text; write ( ), a fact as {{its-name}}, and a brace that is shown \\{.',
  ],
)

it.each(['![Lines](./lines.png)', '![Lines][lines]\n\n[lines]: ./lines.png'])(
  'reports the Markdown picture %j',
  words => {
    expect(problemsWith({ [en]: line24(words) })).toEqual([
      'content/articles/trials/en.mdx:24: has a picture as ![…](…); a picture is written <Figure src="./name.png" alt="…" caption="…" />.',
    ])
  },
)
