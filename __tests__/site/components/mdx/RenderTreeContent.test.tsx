import { screen, within } from '@testing-library/react'
import { PicturesContext } from '../../../../src/site/components/mdx/CaptionedPicture'
import { RenderTreeContent } from '../../../../src/site/components/mdx/RenderTreeContent'
import { SourcesContext } from '../../../../src/site/components/mdx/SourceReference'
import { BilingualTerm } from '../../../../src/site/components/mdx/BilingualTerm'
import { languageDetails, type Language } from '../../../../src/config/languages'
import { allowedAttributesByMdxElement, type MdxElementName } from '../../../../src/shared/mdx/elements'
import { pictureOf } from '../../../helpers/fixtures'
import { markdown } from '../../../helpers/markdown'
import { render, words } from '../../../helpers/render'

function show(text: string, language: Language = 'en') {
  return render(
    <PicturesContext.Provider value={[pictureOf('', './map.png')]}>
      <SourcesContext.Provider value={[{ id: 'act' }, { id: 'guide' }]}>
        <RenderTreeContent tree={markdown(text, language).body} />
      </SourcesContext.Provider>
    </PicturesContext.Provider>,
    language,
  )
}

/** For each MDX element: a text that uses it, and what must be rendered. */
const texts: Record<MdxElementName, [text: string, find: () => void]> = {
  Callout: [
    '<Callout title="Mind the date">\nIt is *close*.\n</Callout>',
    () => expect(screen.getByRole('note', { name: 'Mind the date' })).toHaveTextContent('It is close.'),
  ],
  KeyFigure: [
    '<KeyFigure figure="120 days">\n\nto ask for it\n\n</KeyFigure>',
    () => ['120 days', 'to ask for it'].forEach(part => expect(screen.getByText(part)).toBeVisible()),
  ],
  Steps: [
    '<Steps>\n1. First\n2. Then\n</Steps>',
    () => expect(screen.getAllByRole('listitem').map(step => step.textContent?.trim())).toEqual(['First', 'Then']),
  ],
  Cards: [
    '<Cards>\n<Card title="One">\nA\n</Card>\n<Card title="Two">\nB\n</Card>\n</Cards>',
    () => ['One', 'A', 'Two', 'B'].forEach(part => expect(screen.getByText(part)).toBeVisible()),
  ],
  Card: [
    '<Card title="Prices" to="/services/corporate-law#pricing">\nWhat it costs.\n</Card>',
    () => {
      const link = screen.getByRole('link', { name: 'Prices' })
      expect(link).toHaveAttribute('href', '/services/corporate-law#pricing')
      expect(screen.getByText('What it costs.')).toBeVisible()
    },
  ],
  Checklist: [
    '<Checklist title="Before you sign">\n\n- Read it\n- Date it\n- Keep it\n\n</Checklist>',
    () => {
      expect(screen.getByText('Before you sign')).toBeVisible()
      expect(screen.getAllByRole('listitem').map(item => item.textContent?.trim())).toEqual([
        'Read it',
        'Date it',
        'Keep it',
      ])
      // A checklist outside articles and documents has no downloads.
      expect(screen.queryByRole('link')).toBeNull()
    },
  ],
  SelfTest: [
    '<SelfTest>\n\n1. Every week?\n2. Surprised?\n\nCount.\n\n- **None.** A firm.\n- **Two.** Us.\n\n</SelfTest>',
    () => expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['OL', 'UL']),
  ],
  Columns: [
    '<Columns caption="A year" line="Average: 20 h">\n\n| Month | Hours |\n| --- | --- |\n| May | 20 h |\n| June | 30 h |\n| July | 10 h |\n\n</Columns>',
    () => {
      const drawing = screen.getByRole('img', { name: 'May (20 h); June (30 h); July (10 h)' })
      expect(drawing.querySelectorAll('rect')).toHaveLength(3)
      expect(drawing).toHaveTextContent('Average: 20 h')
    },
  ],
  Comparison: [
    '<Comparison caption="Then and now">\n\n| Then | Now |\n| --- | --- |\n| Slow | Quick |\n\n</Comparison>',
    () => {
      const figure = within(screen.getByRole('figure'))
      expect(figure.getByText('Then and now')).toBeVisible()
      expect(figure.getAllByRole('columnheader').map(head => head.textContent)).toEqual(['Then', 'Now'])
      expect(figure.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['Slow', 'Quick'])
    },
  ],
  Bars: [
    '<Bars caption="A year">\n\n| Who | Cost | With |\n| --- | --- | --- |\n| Firm | $60,000 | taxes |\n| **Us** | $15,000 | |\n\n</Bars>',
    () => {
      const figure = within(screen.getByRole('figure'))
      const drawing = figure.getByRole('img', { name: 'Firm ($60,000); Us ($15,000)' })
      expect([...drawing.querySelectorAll('rect')].map(bar => bar.getAttribute('width'))).toEqual(['100%', '25%'])
      expect(figure.getAllByRole('row', { hidden: true })).toHaveLength(3)
    },
  ],
  Calendar: [
    '<Calendar caption="A month">\n\n| Work | Week 1 | Week 2 |\n| --- | --- | --- |\n| Contracts | 5 | 2 |\n| Board | | 1 |\n\n</Calendar>',
    () => {
      const figure = within(screen.getByRole('figure'))
      const drawing = figure.getByRole('img', { name: 'Contracts (7\u00a0h); Board (1\u00a0h)' })
      expect(drawing.querySelectorAll(':not(li) > svg > rect')).toHaveLength(8)
      expect(figure.getAllByRole('row', { hidden: true })).toHaveLength(3)
    },
  ],
  Timeline: [
    '<Timeline caption="Where days go">\n\n| Phase | Time | Who |\n| --- | --- | --- |\n| Check | 10 days | Office |\n| *Answer* | 30 days | You |\n\n</Timeline>',
    () => {
      const figure = within(screen.getByRole('figure'))
      const drawing = figure.getByRole('img', { name: 'Check: 10 days; Answer: 30 days' })
      expect(drawing.querySelector('.tl-track .tl-work')).toHaveAttribute('width', '25%')
      expect(drawing.querySelector('.tl-track .tl-hatch')).toBeInTheDocument()
      expect(figure.getAllByRole('row', { hidden: true })).toHaveLength(3)
    },
  ],
  Flow: [
    '<Flow caption="Which way">\n\n| Question | Yes | No |\n| --- | --- | --- |\n| A drug? | → 2 | → 3 |\n| New? | A submission | A copy |\n| A device? | A licence | Nothing |\n\n</Flow>',
    () => {
      const figure = within(screen.getByRole('figure'))
      const drawing = figure.getByRole('img', { name: 'A drug? New? A device?' })
      expect([...drawing.querySelectorAll('.fl-outcome')].map(box => box.textContent)).toEqual([
        // An answer that skips the next question is labelled with its target.
        words.en.figure.goTo.replace('{{question}}', '3'),
        'A submission',
        'A copy',
        'A licence',
        'Nothing',
      ])
      const entry = words.en.figure.ifAnswer.replace('{{answer}}', 'no').replace('{{question}}', '1')
      expect(drawing.querySelector('.fl-jump')).toHaveTextContent(entry)
      expect(figure.getAllByRole('row', { hidden: true })).toHaveLength(4)
    },
  ],
  Figure: [
    '<Figure src="./map.png" alt="A map of Canada" caption="Where it holds" />',
    () => {
      const figure = within(screen.getByRole('figure'))
      expect(figure.getByRole('img', { name: 'A map of Canada' })).toBeInTheDocument()
      expect(figure.getByText('Where it holds')).toBeVisible()
    },
  ],
  Term: [
    'The <Term fr="promoteur">sponsor</Term> signs.',
    () => {
      expect(screen.getByText('sponsor').tagName).toBe('DFN')
      expect(screen.getByText('promoteur')).toHaveAttribute('lang', languageDetails.fr.html)
      expect(screen.getByText('promoteur').closest('p')).toHaveTextContent('The sponsor (promoteur) signs.')
    },
  ],
  Foreign: [
    'The <Foreign lang="fr">avocate</Foreign> signs.',
    () => {
      expect(screen.getByText('avocate')).toHaveAttribute('lang', languageDetails.fr.html)
      expect(screen.getByText('avocate').closest('p')).toHaveTextContent('The avocate signs.')
    },
  ],
  Source: [
    'It is the law.<Source id="guide" />',
    () => {
      const link = screen.getByRole('link', { name: words.en.text.source.replace('{{number}}', '2') })
      expect(link).toHaveAttribute('href', '#source-guide')
      expect(link).toHaveTextContent('[2]')
    },
  ],
  CallToAction: [
    '<CallToAction title="Questions?" to="/contact" label="Ask us">\nWe answer.\n</CallToAction>',
    () => {
      const call = within(screen.getByRole('complementary', { name: 'Questions?' }))
      expect(call.getByText('Questions?')).toBeVisible()
      expect(call.getByText('We answer.')).toBeVisible()
      expect(call.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
    },
  ],
}

it.each(Object.keys(allowedAttributesByMdxElement) as MdxElementName[])('renders <%s>', element => {
  const [text, find] = texts[element]
  show(text)
  find()
})

it.each(['warning', 'pending', 'message'] as const)('shows the kind of a callout other than a note: %s', kind => {
  show(`<Callout title="Mind the date" kind="${kind}">\nIt is close.\n</Callout>`, 'fr')
  const { callout } = words.fr.text
  const box = screen.getByRole('note', { name: 'Mind the date' })
  expect(within(box).getByText(callout[kind])).toBeVisible()
})

it('shows no kind before the title of a note', () => {
  show('<Callout title="Mind the date" kind="note">\nIt is close.\n</Callout>')
  expect(screen.getByRole('note').textContent?.trim()).toMatch(/^Mind the date/)
})

it('renders a card without a link, and a term without a translation', () => {
  show('<Card title="Prices">\nThe <Term>sponsor</Term> pays.\n</Card>')
  expect(screen.getByText('Prices')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText('sponsor').parentElement).toHaveTextContent('The sponsor pays.')
})

it('links a term to its entry, with its definition as data', () => {
  render(
    <BilingualTerm fr="promoteur (P)" to="/resources/glossary#sponsor" definition="Who answers for a trial.">
      sponsor (S)
    </BilingualTerm>,
  )
  const link = screen.getByRole('link', { name: 'sponsor' })
  expect(link).toHaveAttribute('href', '/resources/glossary#sponsor')
  expect(link).toHaveAttribute('data-definition', 'Who answers for a trial.')
  expect(link.parentElement?.parentElement).toHaveTextContent('sponsor (S; promoteur, P)')
})

it.each([
  ['<Term fr="avis (AC)">notice (NOC)</Term>', 'notice (NOC; avis, AC)'],
  ['<Term fr="avis (AC)">notice</Term>', 'notice (avis, AC)'],
  ['<Term fr="avis">notice (NOC)</Term>', 'notice (NOC; avis)'],
  ['<Term>notice (NOC)</Term>', 'notice (NOC)'],
])('combines a term’s abbreviations and translation in one pair of parentheses: %s', (text, shown) => {
  show(text)
  expect(screen.getByText('notice').parentElement).toHaveTextContent(shown, { normalizeWhitespace: true })
  expect(screen.getByText('notice').parentElement?.textContent?.match(/\(/g)).toHaveLength(1)
})

it('keeps the caption of a missing picture', () => {
  show('<Figure src="./gone.png" alt="Gone" caption="Where it was" />')
  expect(screen.getByText('Where it was')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it.each([
  [2, '## Délai de *grâce*'],
  [3, '### Délai de grâce'],
])('gives a heading of level %s an id and a link to it', (level, text) => {
  show(text, 'fr')
  const heading = screen.getByRole('heading', { level, name: 'Délai de grâce' })
  const name = words.fr.text.headingLink.replace('{{heading}}', 'Délai de grâce')
  const link = within(heading).getByRole<HTMLAnchorElement>('link', { name })
  expect(document.querySelector(link.hash)).toBe(heading)
})

it('localizes internal links and keeps external ones', () => {
  show('[Blog](/blog) [Prices](#prices) [Act](https://laws.example/act)', 'fr')
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/fr/blog',
    '#prices',
    'https://laws.example/act',
  ])
})

it('gives each table cell except the first its column name as data', () => {
  show('| Step | *Day* | Fee |\n| --- | --- | --- |\n| Filing | 1 | 200 |')
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual(['Step', 'Day', 'Fee'])
  expect(screen.getAllByRole('cell').map(cell => [cell.textContent, cell.dataset.column])).toEqual([
    ['Filing', undefined],
    ['1', 'Day'],
    ['200', 'Fee'],
  ])
})

it('renders plain Markdown', () => {
  show('Some **strong** words.\n\n- one\n- two\n\n> said so')
  expect(screen.getByText('strong').tagName).toBe('STRONG')
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['one', 'two'])
  expect(screen.getByRole('blockquote')).toHaveTextContent('said so')
})

describe('a short last word of a paragraph or list item', () => {
  const long = 'The sponsor files the report within the time that the agreement sets, and keeps a copy of it for '
  const textOf = (text: string, role: 'paragraph' | 'listitem') => {
    show(text)
    return screen.getByRole(role).textContent
  }

  it('stays beside the word before it in a long one', () => {
    expect(textOf(`${long}seven years.`, 'paragraph')).toContain('it for seven\u00a0years.')
  })

  it.each([
    ['before the number of a source', `${long}seven years.<Source id="act" />`],
    ['before a number that follows a space', `${long}seven years. <Source id="act" />`],
    ['before the number of a source and a full stop', `${long}seven years<Source id="act" />.`],
    ['in bold', `**${long}seven years.**`],
  ])('stays beside the word before it %s', (_, text) => {
    expect(textOf(`- ${text}`, 'listitem')).toContain('it for seven\u00a0years')
  })

  it('stays beside it before the numbers of sources, also if it is longer', () => {
    const numbers = '<Source id="act" /> <Source id="guide" />'
    expect(textOf(`${long}targeted opposition.${numbers}`, 'paragraph')).toContain('for targeted\u00a0opposition.')
  })

  it.each([
    ['in a short one', 'It keeps a copy of it for seven years.'],
    ['if both would be wider than a narrow column', `${long}internationalization-and-more years.`],
    ['if it is long', `${long}seven jurisdictions.`],
    ['before an element', `${long}seven *years*`],
  ])('breaks as elsewhere %s', (_, text) => {
    expect(textOf(text, 'paragraph')).not.toContain('\u00a0')
  })
})
