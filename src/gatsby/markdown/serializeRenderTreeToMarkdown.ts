import { languages } from '../../config/languages'
import { splitShortForm } from '../../shared/terms'
import type { MdxElementName } from '../../shared/mdx/elements'
import {
  getRenderTreeText,
  type RenderTreeElement,
  type RenderTreeNode,
  type RenderTree,
} from '../../shared/mdx/renderTree'
import { formatPlainTextCalloutTitle } from './calloutTitle'
import { resolveAbsoluteUrl, type SerializerContext } from './serializerContext'
import {
  formatBulletList,
  formatHeading,
  joinBlocks,
  formatLink,
  formatNumberedList,
  formatParagraph,
  formatBlockquote,
  formatStrong,
  formatTable,
  escapeMarkdown,
} from './formatters'

type Serializer = (element: RenderTreeElement, place: SerializerContext) => string

/** Converts a render tree (shared/mdx/renderTree), which pages also render, to Markdown. */
export function serializeRenderTreeToMarkdown(tree: RenderTree, place: SerializerContext): string {
  return serializeBlocks(tree.children, place)
}

const attribute = ({ props = {} }: RenderTreeElement, name: string) => escapeMarkdown(String(props[name] ?? ''))
const address = ({ props = {} }: RenderTreeElement, name: string, place: SerializerContext) =>
  resolveAbsoluteUrl(String(props[name]), place)

const inside: Serializer = ({ children = [] }, place) => serializeBlocks(children, place)
const run: Serializer = ({ children = [] }, place) => serializeInline(children, place)

/** Inline MDX components. */
const ownInline = {
  Foreign: (element, place) => `*${run(element, place)}*`,
  Source: ({ props }) => `[^${String(props?.id)}]`,
  Term: termToMarkdown,
} satisfies Partial<Record<MdxElementName, Serializer>>

const captioned: Serializer = (element, place) =>
  joinBlocks([formatStrong(attribute(element, 'caption')), inside(element, place)])

/** Block MDX components; a missing one is a type error. */
const ownBlocks = {
  Bars: captioned,
  Calendar: captioned,
  CallToAction: (element, place) =>
    joinBlocks([
      formatStrong(attribute(element, 'title')),
      inside(element, place),
      formatLink(attribute(element, 'label'), address(element, 'to', place)),
    ]),
  Callout: (element, place) =>
    formatBlockquote(
      joinBlocks([formatStrong(escapeMarkdown(formatPlainTextCalloutTitle(element, place.t))), inside(element, place)]),
    ),
  Card: (element, place) => {
    const title = attribute(element, 'title')
    return joinBlocks([
      formatStrong(element.props?.to ? formatLink(title, address(element, 'to', place)) : title),
      inside(element, place),
    ])
  },
  Cards: ({ children = [] }, place) =>
    formatBulletList(children.flatMap(child => (typeof child === 'string' ? [] : serializeBlocks([child], place)))),
  Checklist: (element, place) =>
    joinBlocks([
      formatStrong(attribute(element, 'title')),
      inside(element, place),
      element.props?.pdf !== undefined &&
        `${escapeMarkdown(place.t('text.takeAway'))} ${formatLink('PDF', address(element, 'pdf', place))}, ${formatLink('Markdown', address(element, 'markdown', place))}`,
    ]),
  Comparison: captioned,
  Flow: captioned,
  Figure: (element, place) => {
    const picture = place.pictures.get(String(element.props?.src))
    return joinBlocks([
      picture && `!${formatLink(attribute(element, 'alt'), picture)}`,
      `*${attribute(element, 'caption')}*`,
    ])
  },
  Steps: inside,
  Timeline: captioned,
} satisfies Record<Exclude<MdxElementName, keyof typeof ownInline>, Serializer>

const inline: Record<string, Serializer> = {
  ...ownInline,
  a: (element, place) => formatLink(run(element, place), address(element, 'href', place)),
  br: () => '<br>',
  code: ({ children = [] }) => `\`${children.join('')}\``,
  del: (element, place) => `~~${run(element, place)}~~`,
  em: (element, place) => `*${run(element, place)}*`,
  input: ({ props }) => (props?.checked ? '[x]' : '[ ]'),
  span: run,
  strong: (element, place) => formatStrong(run(element, place)),
  sup: run,
}

const blocks: Record<string, Serializer> = {
  ...ownBlocks,
  blockquote: (element, place) => formatBlockquote(inside(element, place)),
  h2: (element, place) => formatHeading(2, run(element, place)),
  h3: (element, place) => formatHeading(3, run(element, place)),
  h4: (element, place) => formatHeading(4, run(element, place)),
  hr: () => '---',
  ol: (element, place) => formatNumberedList(serializeListItems(element, place), Number(element.props?.start ?? 1)),
  p: (element, place) => formatParagraph(run(element, place)),
  pre: ({ children = [] }) => ['```', getRenderTreeText(children).trimEnd(), '```'].join('\n'),
  table: tableToMarkdown,
  ul: (element, place) => formatBulletList(serializeListItems(element, place)),
}

function serializeInline(nodes: readonly RenderTreeNode[], place: SerializerContext): string {
  return nodes
    .map(node => (typeof node === 'string' ? escapeMarkdown(node) : (inline[node.type] ?? run)(node, place)))
    .join('')
}

// Inline nodes between blocks become a paragraph.
function serializeBlocks(nodes: readonly RenderTreeNode[], place: SerializerContext): string {
  const made: string[] = []
  let loose: RenderTreeNode[] = []
  for (const node of nodes) {
    if (typeof node === 'string' || node.type in inline) loose.push(node)
    else {
      made.push(formatParagraph(serializeInline(loose, place)), (blocks[node.type] ?? inside)(node, place))
      loose = []
    }
  }
  return joinBlocks([...made, formatParagraph(serializeInline(loose, place))])
}

function filterChildElements({ children = [] }: RenderTreeElement, type: string): RenderTreeElement[] {
  return children.filter((child): child is RenderTreeElement => typeof child !== 'string' && child.type === type)
}

// Items of a tight list (without paragraphs) have no blank lines.
function serializeListItems(list: RenderTreeElement, place: SerializerContext): string[] {
  return filterChildElements(list, 'li').map(item =>
    filterChildElements(item, 'p').length ? inside(item, place) : inside(item, place).replaceAll('\n\n', '\n'),
  )
}

function tableToMarkdown(element: RenderTreeElement, place: SerializerContext): string {
  const rows = ['thead', 'tbody']
    .flatMap(part => filterChildElements(element, part))
    .flatMap(part => filterChildElements(part, 'tr'))
    .map(({ children = [] }) => children.flatMap(cell => (typeof cell === 'string' ? [] : run(cell, place).trim())))
  const [head = [], ...body] = rows
  return formatTable(head, body)
}

function termToMarkdown(element: RenderTreeElement, place: SerializerContext): string {
  const { name, short } = splitShortForm(getRenderTreeText(element.children))
  const language = languages.find(language => element.props?.[language])
  const other = language && splitShortForm(String(element.props?.[language]))
  const brackets = [
    short && escapeMarkdown(short),
    other && [`*${escapeMarkdown(other.name)}*`, other.short].filter(Boolean).join(', '),
  ]
  const term = element.props?.to
    ? formatLink(escapeMarkdown(name), address(element, 'to', place))
    : escapeMarkdown(name)
  return [term, brackets.some(Boolean) && `(${brackets.filter(Boolean).join('; ')})`].filter(Boolean).join(' ')
}
