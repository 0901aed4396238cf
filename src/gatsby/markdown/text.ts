import { languages } from '../../config/languages'
import { withShortForm } from '../../shared/terms'
import type { MdxElementName } from '../../shared/mdx/elements'
import type { RenderElement, RenderNode, RenderTree } from '../../shared/mdx/renderTree'
import { fullAddress, type Place } from './place'
import { bulletList, heading, joinBlocks, link, numberedList, paragraph, quote, strong, table, words } from './syntax'

type Serializer = (element: RenderElement, place: Place) => string

/** A text in Markdown, from the tree that pages render (shared/mdx/renderTree). */
export function textToMarkdown(tree: unknown, place: Place): string {
  return blocksOf((tree as RenderTree).children, place)
}

const attribute = ({ props = {} }: RenderElement, name: string) => words(String(props[name] ?? ''))
const address = ({ props = {} }: RenderElement, name: string, place: Place) => fullAddress(String(props[name]), place)

const inside: Serializer = ({ children = [] }, place) => blocksOf(children, place)
const run: Serializer = ({ children = [] }, place) => inlineOf(children, place)

/** Elements of ours that stand inside a block. */
const ownInline = {
  Foreign: (element, place) => `*${run(element, place)}*`,
  Source: ({ props }) => `[^${String(props?.id)}]`,
  Term: termToMarkdown,
} satisfies Partial<Record<MdxElementName, Serializer>>

const captioned: Serializer = (element, place) =>
  joinBlocks([strong(attribute(element, 'caption')), inside(element, place)])

/** The other elements of ours; a new one that is missing here is an error of types. */
const ownBlocks = {
  Bars: captioned,
  Calendar: captioned,
  CallToAction: (element, place) =>
    joinBlocks([
      strong(attribute(element, 'title')),
      inside(element, place),
      link(attribute(element, 'label'), address(element, 'to', place)),
    ]),
  Callout: (element, place) => {
    const kind = element.props?.kind
    const label = kind === 'warning' || kind === 'pending' ? `${place.t(`text.callout.${kind}`)} – ` : ''
    return quote(joinBlocks([strong(label + attribute(element, 'title')), inside(element, place)]))
  },
  Card: (element, place) => {
    const title = attribute(element, 'title')
    return joinBlocks([
      strong(element.props?.to ? link(title, address(element, 'to', place)) : title),
      inside(element, place),
    ])
  },
  Cards: ({ children = [] }, place) =>
    bulletList(children.flatMap(child => (typeof child === 'string' ? [] : blocksOf([child], place)))),
  Checklist: (element, place) =>
    joinBlocks([
      strong(attribute(element, 'title')),
      inside(element, place),
      element.props?.pdf !== undefined &&
        `${words(place.t('text.takeAway'))} ${link('PDF', address(element, 'pdf', place))}, ${link('Markdown', address(element, 'markdown', place))}`,
    ]),
  Comparison: captioned,
  Flow: captioned,
  Figure: (element, place) => {
    const picture = place.pictures.get(String(element.props?.src))
    return joinBlocks([picture && `!${link(attribute(element, 'alt'), picture)}`, `*${attribute(element, 'caption')}*`])
  },
  Steps: inside,
  Timeline: captioned,
} satisfies Record<Exclude<MdxElementName, keyof typeof ownInline>, Serializer>

const inline: Record<string, Serializer> = {
  ...ownInline,
  a: (element, place) => link(run(element, place), address(element, 'href', place)),
  br: () => '<br>',
  code: ({ children = [] }) => `\`${children.join('')}\``,
  del: (element, place) => `~~${run(element, place)}~~`,
  em: (element, place) => `*${run(element, place)}*`,
  input: ({ props }) => (props?.checked ? '[x]' : '[ ]'),
  span: run,
  strong: (element, place) => strong(run(element, place)),
  sup: run,
}

const blocks: Record<string, Serializer> = {
  ...ownBlocks,
  blockquote: (element, place) => quote(inside(element, place)),
  h2: (element, place) => heading(2, run(element, place)),
  h3: (element, place) => heading(3, run(element, place)),
  h4: (element, place) => heading(4, run(element, place)),
  hr: () => '---',
  ol: (element, place) => numberedList(itemsOf(element, place), Number(element.props?.start ?? 1)),
  p: (element, place) => paragraph(run(element, place)),
  pre: ({ children = [] }) => ['```', children.map(plain).join('').trimEnd(), '```'].join('\n'),
  table: tableToMarkdown,
  ul: (element, place) => bulletList(itemsOf(element, place)),
}

function inlineOf(nodes: readonly RenderNode[], place: Place): string {
  return nodes.map(node => (typeof node === 'string' ? words(node) : (inline[node.type] ?? run)(node, place))).join('')
}

// Words that stand between blocks are a paragraph.
function blocksOf(nodes: readonly RenderNode[], place: Place): string {
  const made: string[] = []
  let loose: RenderNode[] = []
  for (const node of nodes) {
    if (typeof node === 'string' || node.type in inline) loose.push(node)
    else {
      made.push(paragraph(inlineOf(loose, place)), (blocks[node.type] ?? inside)(node, place))
      loose = []
    }
  }
  return joinBlocks([...made, paragraph(inlineOf(loose, place))])
}

function elementsOf({ children = [] }: RenderElement, type: string): RenderElement[] {
  return children.filter((child): child is RenderElement => typeof child !== 'string' && child.type === type)
}

// In a list without paragraphs nothing stands apart.
function itemsOf(list: RenderElement, place: Place): string[] {
  return elementsOf(list, 'li').map(item =>
    elementsOf(item, 'p').length ? inside(item, place) : inside(item, place).replaceAll('\n\n', '\n'),
  )
}

function tableToMarkdown(element: RenderElement, place: Place): string {
  const rows = ['thead', 'tbody']
    .flatMap(part => elementsOf(element, part))
    .flatMap(part => elementsOf(part, 'tr'))
    .map(({ children = [] }) => children.flatMap(cell => (typeof cell === 'string' ? [] : run(cell, place).trim())))
  const [head = [], ...body] = rows
  return table(head, body)
}

function termToMarkdown(element: RenderElement, place: Place): string {
  const { name, short } = withShortForm(element.children?.map(plain).join('') ?? '')
  const language = languages.find(language => element.props?.[language])
  const other = language && withShortForm(String(element.props?.[language]))
  const brackets = [short && words(short), other && [`*${words(other.name)}*`, other.short].filter(Boolean).join(', ')]
  const term = element.props?.to ? link(words(name), address(element, 'to', place)) : words(name)
  return [term, brackets.some(Boolean) && `(${brackets.filter(Boolean).join('; ')})`].filter(Boolean).join(' ')
}

function plain(node: RenderNode): string {
  return typeof node === 'string' ? node : (node.children ?? []).map(plain).join('')
}
