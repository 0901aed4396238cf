import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { getOtherLanguage, type Language } from '../../../config/languages'
import { findAllowedAttributes } from '../../../shared/mdx/elements'
import type { MarkdownFinding, Findings, Rule } from '../rule'
import { readTextAttributes } from '../../mdx/readTextAttributes'
import { walkMdast } from '../../mdx/walk'

export const validElementContent: Rule = {
  requirement:
    'No element, list item or link is empty, and every element has the content it is meant for; a <Term> gives its name in the other language.',
  level: 'problem',
  checkMarkdown: ({ analysis, language }) => findProblems(analysis.mdast, language),
}

function findProblems(root: Root, language: Language): Findings<MarkdownFinding> {
  const findings: MarkdownFinding[] = []
  walkMdast(root, (node, _, parent) => {
    const line = node.position?.start.line
    const say = (message: string, example?: string) => findings.push({ line, message, example })
    if (node.type === 'listItem' && isEmptyMdastNode(node))
      say('has an item without words in a list; write them, or take the item out')
    if (node.type === 'blockquote' && isEmptyMdastNode(node))
      say('has a quotation without words; write them, or take out the “>”')
    if (node.type === 'link' && isEmptyMdastNode(node))
      say(`has a link without words to “${node.url}”; write them between the [ ]`, `[our plans](${node.url})`)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      listElementProblems(node).forEach(([message, example]) => say(message, example))
    if (node.type === 'mdxJsxFlowElement' && node.name === 'KeyFigure')
      listKeyFigureProblems(node, parent).forEach(([message, example]) => say(message, example))
    if (
      node.type === 'mdxJsxFlowElement' &&
      node.name === 'Card' &&
      !(parent && 'name' in parent && parent.name === 'Cards')
    )
      say('has a <Card> that stands alone; put two or more between <Cards> and </Cards>')
    if (node.type === 'mdxJsxFlowElement') {
      const part = findOnlyPart(node)
      if (part)
        findings.push({
          line,
          level: 'notice',
          message: `has <${node.name}> with ${part}; it shows several, so add the others, or write a paragraph`,
        })
    }
    if (node.type === 'mdxJsxTextElement' && blocks.has(node.name ?? '') && parent?.type === 'paragraph')
      say(
        `has <${node.name}> on a line with words; write <${node.name} …>, the words and </${node.name}> on lines of their own, with blank lines between them`,
      )
    if (node.type === 'mdxJsxTextElement' && node.name === 'Term' && hasAttribute(node, language))
      say(
        `has a <Term> with ${language}="…" in a text of that language; it gives the name in the other one`,
        `<Term ${getOtherLanguage(language)}="…">`,
      )
    if (node.type === 'mdxJsxTextElement' && node.name === 'Term' && !node.attributes.length)
      findings.push({
        line,
        level: 'notice',
        message: 'has a <Term> without its name in the other language; write it, or take the <Term> out',
        example: '<Term fr="avis de conformité">notice of compliance</Term>',
      })
  })
  return findings
}

function hasAttribute({ attributes }: MdxJsxTextElement, name: string): boolean {
  return attributes.some(attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
}

// Block elements, except those that `mdx/figures` validates.
const blocks = new Set(['Callout', 'Steps', 'Cards', 'Card', 'Comparison', 'Figure', 'CallToAction', 'KeyFigure'])
const alone = new Set(['Figure', 'Source'])
// May be empty: their title can be enough.
const titled = new Set(['Card', 'CallToAction'])
const cards = { min: 2, max: 6 }
/** Characters that fit beside a line of text in large type. */
const longestKeyFigure = 12

function listElementProblems(node: MdxJsxFlowElement | MdxJsxTextElement): ElementProblem[] {
  const name = node.name ?? ''
  const holds = (type: string) => node.children.some(child => child.type === type)
  if (alone.has(name))
    return isEmptyMdastNode(node)
      ? []
      : [[`has words inside <${name}>, which shows none; close it by itself`, `<${name} … />`]]
  // Unknown elements are reported by another rule.
  if (!findAllowedAttributes(name) || (titled.has(name) && isEmptyMdastNode(node))) return []
  if (isEmptyMdastNode(node))
    return [[`has an empty <${name}>; write what it should hold between <${name}> and </${name}>, or take it out`]]
  if (name === 'Steps' && !node.children.some(child => child.type === 'list' && child.ordered))
    return [
      [
        'has <Steps> without a numbered list; write 1., 2., 3. inside, with a blank line before and after',
        '1. First we talk.',
      ],
    ]
  if (name === 'Comparison' && !holds('table'))
    return [['has a <Comparison> without a table; write the table inside, with a blank line before and after']]
  if (name === 'Cards') return listCardProblems(node).map(message => [message])
  return []
}

type ElementProblem = [message: string, example?: string]

function listKeyFigureProblems(node: MdxJsxFlowElement, parent: Nodes | undefined): ElementProblem[] {
  const { figure = '' } = Object.fromEntries(readTextAttributes(node))
  const siblings: readonly Nodes[] = parent && 'children' in parent ? parent.children : []
  const previous = siblings[siblings.indexOf(node) - 1]?.type ?? ''
  const problems: ElementProblem[] = []
  if (!/\d/.test(figure) || figure.length > longestKeyFigure)
    problems.push([
      `has <KeyFigure figure="${figure}">; expected a number with its unit, of at most ${longestKeyFigure} characters`,
      '<KeyFigure figure="120 days">',
    ])
  if (!['paragraph', 'list'].includes(previous))
    problems.push(['has a <KeyFigure> that follows no paragraph; put it below the paragraph that it is about'])
  return problems
}

// Elements that are meant for several items or table rows; a single one is a notice.
const several = new Set(['Steps', 'Checklist', 'Comparison', 'Bars', 'Columns', 'Calendar', 'Timeline', 'Flow'])

function findOnlyPart(node: MdxJsxFlowElement): string | undefined {
  if (!several.has(node.name ?? '')) return undefined
  for (const child of node.children) {
    if (child.type === 'list' && child.children.length === 1) return 'one item'
    if (child.type === 'table' && child.children.length === 2) return 'one row'
  }
  return undefined
}

function listCardProblems(node: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  const inside = node.children.filter(child => !(child.type === 'text' && !child.value.trim()))
  const count = inside.filter(child => 'name' in child && child.name === 'Card').length
  return [
    ...(count < cards.min || count > cards.max
      ? [`has <Cards> with ${count === 1 ? 'a single card' : `${count} cards`}; it holds ${cards.min} to ${cards.max}`]
      : []),
    ...(count < inside.length ? ['has something else than <Card> inside <Cards>; move it out, or make it a card'] : []),
  ]
}

/** Whether a node contains neither text nor an MDX element; code and images do not count. */
export function isEmptyMdastNode(node: Nodes): boolean {
  let holds = false
  walkMdast(node, child => {
    if (
      child !== node &&
      ((child.type === 'text' && child.value.trim()) ||
        child.type === 'mdxJsxFlowElement' ||
        child.type === 'mdxJsxTextElement')
    )
      holds = true
  })
  return !holds
}
