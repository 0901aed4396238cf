import { findHastElementsByTagName } from '../../../src/content/mdx/findHastElementsByTagName'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { countWords } from '../../../src/content/language/countWords'
import { analyzeMdx } from '../../../src/content/mdx/analyzeMdx'

it('puts no-break spaces before source references', () => {
  const { hast } = analyzeMdx('So it is. <Source id="a" /> <Source id="b" /> And more.', 'en')
  const texts: string[] = []
  visit(hast, 'text', ({ value }) => void texts.push(value))
  expect(texts).toEqual(['So it is.\u00a0', '\u00a0', ' And more.'])
})

it.each([
  ['C’est ainsi. <Source id="a" /> <Source id="b" /> Et puis.', 'C’est ainsi\u00a0[a]\u00a0[b]. Et puis.'],
  ['C’est ainsi, <Source id="a" /> dit-on. <Source id="b" />', 'C’est ainsi\u00a0[a], dit-on\u00a0[b].'],
  ['Ainsi. <Source id="a" /> **Et** puis.', 'Ainsi\u00a0[a]. Et puis.'],
  ['Santé inc. <Source id="a" /> le dit.', 'Santé inc.\u00a0[a] le dit.'],
  ['Est-ce ainsi? <Source id="a" /> Oui.', 'Est-ce ainsi?\u00a0[a] Oui.'],
])('puts the source reference before the final punctuation of a French statement: %s', (text, read) => {
  const words: string[] = []
  visit(analyzeMdx(text, 'fr').hast, node => {
    if (node.type === 'text') words.push(node.value)
    if (node.type === 'element' && node.tagName === 'Source') words.push(`[${String(node.properties.id)}]`)
  })
  expect(words.join('')).toBe(read)
})

describe('headings', () => {
  it('have ids without accents in the headings list and in the tree', () => {
    const analysis = analyzeMdx('## Délai de grâce\n\n### L’œil, à 9\u00a0h', 'fr')
    expect(analysis.headings).toEqual([
      { id: 'delai-de-grace', text: 'Délai de grâce', depth: 2 },
      { id: 'l-oeil-a-9-h', text: 'L’œil, à 9\u00a0h', depth: 3 },
    ])
    expect(findHastElementsByTagName(analysis.hast, 'h2')[0]?.properties.id).toBe('delai-de-grace')
  })

  it.each([
    [
      ['Fees', 'Fees', 'Fees'],
      ['fees', 'fees-2', 'fees-3'],
    ],
    [
      ['Phase 2', 'Phase', 'Phase'],
      ['phase-2', 'phase', 'phase-3'],
    ],
    [
      ['Phase', 'Phase', 'Phase 2'],
      ['phase', 'phase-2', 'phase-2-2'],
    ],
    [
      ['Patents and secrets', 'Patents'],
      ['patents-and-secrets', 'patents'],
    ],
  ])('%j have unique ids', (titles, ids) => {
    const { headings } = analyzeMdx(titles.map(title => `## ${title}`).join('\n\n'), 'en')
    expect(headings.map(({ id }) => id)).toEqual(ids)
  })

  it('have plain text, and deeper levels are left out', () => {
    const { headings } = analyzeMdx('## The **first** `day`\n\n#### Detail', 'en')
    expect(headings).toEqual([{ id: 'the-first-day', text: 'The first day', depth: 2 }])
  })
})

describe('words', () => {
  it.each([
    ['The sponsor’s first-in-human trial, in 2026.', 6],
    ['L’essai coûte 5\u00a0000\u00a0$', 4],
    ['$1,250.50 — or 40%', 3],
    ['', 0],
  ])('in “%s”: %i', (text, count) => {
    expect(countWords(text)).toBe(count)
  })

  it('do not include markup, URLs and element names', () => {
    const text =
      '# One\n\n[two](/three) **four** <Source id="five" />\n\n- six\n- seven\n\n| eight | nine |\n| - | - |\n| ten | eleven |'
    expect(analyzeMdx(text, 'en').wordCount).toBe(9)
  })
})

function classesOf(markdown: string) {
  const [element] = analyzeMdx(markdown, 'en').hast.children
  return element?.type === 'element' ? element.properties.className : 'no list'
}

describe('a list', () => {
  it('whose items all begin with their subject in bold is titled', () => {
    expect(classesOf('- **Title.** The chain.\n- **Licences.** Both ways.')).toEqual(['titled'])
    expect(classesOf('- **Title.** The chain.\n- **The licences** go both ways.')).toEqual(['titled', 'running'])
    expect(classesOf('- **Title.** The chain.\n- Licences.')).toBeUndefined()
    expect(classesOf('- **We sell nothing.**\n- **We keep nothing.**')).toBeUndefined()
  })

  it('whose items all begin with a date is dated, too', () => {
    expect(classesOf('- **June 2, 2031.** Filed.\n- **March 2032.** Granted.')).toEqual(['titled', 'dated'])
    expect(classesOf('- **June 2, 2031.** Filed.\n- **The grant.** Later.')).toEqual(['titled'])
    expect(classesOf('- **June 2, 2031.** Filed.\n- **Before the grant,** nothing.')).toEqual(['titled', 'running'])
  })

  it('whose items all are a label and one short value is a list of values, too', () => {
    expect(classesOf('- **Firm:** A\n- **E-mail:** [a@example.com](mailto:a@example.com)')).toEqual([
      'titled',
      'values',
    ])
    expect(classesOf('- **Firm:** A\n- **E-mail.** B')).toEqual(['titled'])
    expect(classesOf('- **Firm:** A, *since* 2011\n- **E-mail:** B')).toEqual(['titled'])
    expect(classesOf(`- **Firm:** A\n- **E-mail:** ${'B '.repeat(60)}`)).toEqual(['titled'])
  })
})

describe('a titled list', () => {
  it('with four short items is brief', () => {
    const item = '- **Cost.** A fixed expense.\n'
    expect(classesOf(item.repeat(4))).toEqual(['titled', 'brief'])
    for (const count of [3, 5, 6]) expect(classesOf(item.repeat(count))).toEqual(['titled'])
    expect(classesOf(`${item.repeat(3)}- **Cost.** ${'It is a fixed expense. '.repeat(8)}`)).toEqual(['titled'])
  })

  it.each([
    ['begins a sentence', '**The protocol** by its number.'],
    ['is before a comma', '**The protocol**, by its number.'],
    ['ends with a comma', '**on a form,** by its box.'],
    ['is too long for a column', `**${'The protocol and the agreement '.repeat(3)}.** By number.`],
  ])('keeps its subjects in their lines if one %s', (_, item) => {
    expect(classesOf(`- **Title.** The chain.\n- ${item}`)).toEqual(['titled', 'running'])
  })
})

describe('a key figure', () => {
  const figure = '<KeyFigure figure="10\u00a0000\u00a0$">\n\npar jour\n\n</KeyFigure>'

  it('stays below its paragraph or list', () => {
    for (const before of ['La peine est de 10 000 $.', '- Le seuil est de 35 %.\n- La peine est de 10 000 $.']) {
      const { children } = analyzeMdx(`${before}\n\n${figure}`, 'fr').hast
      expect(JSON.stringify(children.at(-1))).toContain('key-figure')
      expect(JSON.stringify(children[0])).not.toContain('key-figure')
    }
  })
})

describe('links', () => {
  const text = '[Us](/contact#form) [here](#place) [law](https://www.example.com) <Card title="A" to="/about">x</Card>'

  it('are collected as typed with their words and lines', () => {
    expect(analyzeMdx(`Words.\n\n${text}`, 'fr').allLinks).toEqual([
      { to: '/contact#form', linkText: 'Us', line: 3 },
      { to: '#place', linkText: 'here', line: 3 },
      { to: 'https://www.example.com', linkText: 'law', line: 3 },
      { to: '/about', linkText: 'x', line: 3 },
    ])
  })

  it('are localized in the tree', () => {
    const analysis = analyzeMdx(text, 'fr')
    expect(findHastElementsByTagName(analysis.hast, 'a').map(({ properties }) => properties.href)).toEqual([
      '/fr/contact#form',
      '#place',
      'https://www.example.com',
    ])
    expect(findHastElementsByTagName(analysis.hast, 'Card')[0]?.properties.to).toBe('/fr/about')
  })

  it('without a slash are collected as well', () => {
    expect(analyzeMdx('[Us](contact)', 'en').allLinks).toEqual([{ to: 'contact', linkText: 'Us', line: 1 }])
  })
})

describe('elements', () => {
  it('keep their attributes and may contain Markdown', () => {
    const analysis = analyzeMdx('<Callout kind="note" title="Mind">\n\nThe **date**.\n\n</Callout>', 'en')
    const [callout] = findHastElementsByTagName(analysis.hast, 'Callout')
    expect(callout?.properties).toEqual({ kind: 'note', title: 'Mind' })
    expect(findHastElementsByTagName(analysis.hast, 'strong').map(element => toString(element))).toEqual(['date'])
    expect(analysis.problems).toEqual([])
  })

  it('provide the pictures and sources with their lines', () => {
    const analysis = analyzeMdx('A. <Source id="fdr" />\n\n<Figure src="./a.png" alt="A" caption="B" />', 'en')
    expect(analysis.sources).toEqual([{ id: 'fdr', line: 1 }])
    expect(analysis.pictures).toEqual([{ src: './a.png', line: 3 }])
  })

  it('include GitHub tables', () => {
    const analysis = analyzeMdx('| A | B |\n| - | - |\n| 1 | 2 |', 'en')
    expect(findHastElementsByTagName(analysis.hast, 'td').map(element => toString(element))).toEqual(['1', '2'])
  })
})

it('removes source positions from the tree', () => {
  expect(JSON.stringify(analyzeMdx('## A\n\n[b](/c) <Source id="d" />', 'en').hast)).not.toContain('position')
})

describe('problems', () => {
  it.each([
    ['A\n<Source />', 2, '<Source> needs the attribute id="…": the id of a source in the front matter'],
    ['<Term fr="">a</Term>', 1, '<Term> has an empty fr; write the words, or leave it out'],
    [
      '<Callout {...a} title="b" />',
      1,
      '<Callout> takes its words as name="…" in straight quotation marks, such as <Callout title="…">',
    ],
  ])('have the line and message: %j', (text, line, message) => {
    expect(analyzeMdx(text, 'en').problems).toEqual([{ line, message }])
  })

  it('of an unparseable text come with an empty tree', () => {
    expect(analyzeMdx('## A\n\n<Steps>\n\n1. B', 'en')).toMatchObject({
      hast: { type: 'root', children: [] },
      headings: [],
      wordCount: 0,
      allLinks: [],
      pictures: [],
      sources: [],
      problems: [
        {
          line: 3,
          message:
            'opens <Steps> and does not close it; write </Steps> behind what it holds, with a blank line before it',
        },
      ],
      readable: false,
    })
  })
})
