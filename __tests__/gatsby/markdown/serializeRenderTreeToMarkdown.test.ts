import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { analyzeMdx } from '../../../src/content/mdx/analyzeMdx'
import { toRenderTree } from '../../../src/content/mdx/render'
import { readTranslator } from '../../../src/gatsby/markdown/translator'
import { serializeRenderTreeToMarkdown } from '../../../src/gatsby/markdown/serializeRenderTreeToMarkdown'
import type { SerializerContext } from '../../../src/gatsby/markdown/serializerContext'
import { serializeArticleToFeedHtml } from '../../../src/gatsby/output/feedHtml'

const context: SerializerContext = {
  language: 'en',
  website: 'https://www.example.com',
  path: '/blog/x',
  t: readTranslator(process.cwd(), 'en'),
  pictures: new Map([['./lines.png', 'https://www.example.com/static/lines.png']]),
}
const sources = [
  { id: 'fdr', title: 'Regulations', publisher: 'Justice', url: 'https://law.example/', date: 'June 2026' },
]
const render = (mdx: string) => toRenderTree(analyzeMdx(mdx, 'en').hast, 'en')
const toMarkdown = (mdx: string) => serializeRenderTreeToMarkdown(render(mdx), context)
const toFeedHtml = (mdx: string) => serializeArticleToFeedHtml(render(mdx), { ...context, sources })

it.each([
  ['a heading', '## What the law decides', '## What the law decides'],
  ['emphasis', 'A *Law* and **a must**.', 'A *Law* and **a must**.'],
  ['a list in a list', '- One\n  - Two\n- Three', '- One\n  - Two\n- Three'],
  ['a list that starts at 3', '3. Three\n4. Four', '3. Three\n4. Four'],
  ['a table', '| A | B |\n| --- | --- |\n| 1 | 2 |', '| A | B |\n| --- | --- |\n| 1 | 2 |'],
  ['a quotation', '> Words\n>\n> More', '> Words\n>\n> More'],
  ['a callout', '<Callout title="Before you sign">\n\nRead it.\n\n</Callout>', '> **Before you sign**\n>\n> Read it.'],
  [
    'the example of a message',
    '<Callout title="On the day" kind="message">\n\nAt 10.\n\n</Callout>',
    '> **Sample message – On the day**\n>\n> At 10.',
  ],
  ['steps', '<Steps>\n\n1. File\n2. Wait\n\n</Steps>', '1. File\n2. Wait'],
  [
    'a term',
    '<Term fr="avis de conformité (AC)">notice of compliance (NOC)</Term>',
    'notice of compliance (NOC; *avis de conformité*, AC)',
  ],
  [
    'a bar chart as a table',
    '<Bars caption="Cost">\n\n| A | B |\n| --- | --- |\n| Us | $1 |\n\n</Bars>',
    '**Cost**\n\n| A | B |\n| --- | --- |\n| Us | $1 |',
  ],
  ['a key figure', '<KeyFigure figure="120 days">\n\nto ask\n\n</KeyFigure>', '**120 days**\n\nto ask'],
  ['foreign words', 'The <Foreign lang="fr">Loi</Foreign>', 'The *Loi*'],
  ['a source', 'So it says. <Source id="fdr" />', 'So it says.\u00a0[^fdr]'],
  [
    'a linked card',
    '<Cards>\n<Card title="Guide" to="/guide">\n\nRead.\n\n</Card>\n</Cards>',
    '- **[Guide](https://www.example.com/guide)**\n\n  Read.',
  ],
  [
    'a picture',
    '<Figure src="./lines.png" alt="Two lines" caption="They meet." />',
    '![Two lines](https://www.example.com/static/lines.png)\n\n*They meet.*',
  ],
])('writes %s as Markdown', (_, mdx, markdown) => {
  expect(toMarkdown(mdx)).toBe(markdown)
})

it.each([
  ['[us](/contact?service=consultation#form)', 'https://www.example.com/contact?service=consultation#form'],
  ['[above](#parties)', 'https://www.example.com/blog/x#parties'],
  ['[law](https://law.example/C.R.C.,_c._870/)', 'https://law.example/C.R.C.,_c._870/'],
  ['[mail](mailto:hello@example.com)', 'mailto:hello@example.com'],
])('writes the link of %s as an absolute URL', (mdx, url) => {
  expect(toMarkdown(mdx)).toContain(`](${url})`)
  expect(toFeedHtml(mdx)).toContain(`href="${url}"`)
})

it.each([
  '2 \\* 3 \\* 4',
  'snake\\_case\\_name',
  '\\[not a link\\]',
  'AT\\&amp;T',
  '1\\. not a list',
  '\\# not a heading',
  'a \\< b',
])('keeps %s escaped', mdx => {
  const read = (markdown: string) => toString(unified().use(remarkParse).use(remarkGfm).parse(markdown))
  const tree = unified().use(remarkParse).use(remarkGfm).parse(toMarkdown(mdx))
  expect(tree.children.map(({ type }) => type)).toEqual(['paragraph'])
  expect(read(toMarkdown(mdx))).toBe(read(mdx))
})

describe('feed HTML', () => {
  it('uses plain HTML elements with no attributes except href and lang', () => {
    const html = toFeedHtml(
      '## Parties\n\nThe <Term en="sponsor">sponsor</Term> says “a < b”. <Source id="fdr" />\n\n<Callout title="Watch">\n\nOut\n\n</Callout>',
    )
    expect(html).toContain('<h2>Parties</h2>')
    expect(html).toContain('says “a &lt; b”.')
    expect(html).toContain('<blockquote><p><strong>Watch</strong></p><p>Out</p></blockquote>')
    expect([...html.matchAll(/<[a-z][^>]*\s([\w-]+)=/g)].map(([, name]) => name).sort()).toEqual([
      'href',
      'href',
      'lang',
    ])
  })

  it('links source numbers to the sources on the page, and lists the sources', () => {
    const html = toFeedHtml('So it says. <Source id="fdr" />')
    expect(html).toContain('<sup><a href="https://www.example.com/blog/x#source-fdr">[1]</a></sup>')
    expect(html).toContain('<li>Justice, <a href="https://law.example/">Regulations</a>, June 2026.</li>')
  })

  it('says what kind of callout it is, and keeps the first number of a list', () => {
    expect(toFeedHtml('<Callout title="Part 5" kind="pending">\n\nSoon.\n\n</Callout>')).toContain(
      '<blockquote><p><strong>Not in force – Part 5</strong></p><p>Soon.</p></blockquote>',
    )
    expect(toFeedHtml('3. Three\n4. Four')).toMatch(/^<ol start="3">/)
  })

  it('names the language of a source whose title is in the other language', () => {
    const html = serializeArticleToFeedHtml(render('It says.'), {
      ...context,
      sources: sources.map(source => ({ ...source, lang: 'fr' as const })),
    })
    expect(html).toContain('<a href="https://law.example/">Regulations</a> (in French), June 2026.')
  })

  it('shows a picture with an absolute URL', () => {
    expect(toFeedHtml('<Figure src="./lines.png" alt="Two lines" caption="They meet." />')).toContain(
      '<figure><img src="https://www.example.com/static/lines.png" alt="Two lines"><figcaption>They meet.</figcaption></figure>',
    )
  })
})
