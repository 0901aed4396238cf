import { languages } from '../../config/languages'
import { splitShortForm } from '../../shared/terms'
import type { MdxComponentName } from '../../shared/mdx/elements'
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

type Serializer = (element: RenderTreeElement, context: SerializerContext) => string

/** Converts a render tree (shared/mdx/renderTree), which pages also render, to Markdown. */
export function serializeRenderTreeToMarkdown(tree: RenderTree, context: SerializerContext): string {
  return serializeBlocks(tree.children, context)
}

const attribute = ({ props = {} }: RenderTreeElement, name: string) => escapeMarkdown(String(props[name] ?? ''))
const urlAttribute = ({ props = {} }: RenderTreeElement, name: string, context: SerializerContext) =>
  resolveAbsoluteUrl(String(props[name]), context)

const inside: Serializer = ({ children = [] }, context) => serializeBlocks(children, context)
const run: Serializer = ({ children = [] }, context) => serializeInline(children, context)

/** Inline MDX components. */
const ownInline = {
  Foreign: (element, context) => `*${run(element, context)}*`,
  Source: ({ props }) => `[^${String(props?.id)}]`,
  Term: termToMarkdown,
} satisfies Partial<Record<MdxComponentName, Serializer>>

const captioned: Serializer = (element, context) =>
  joinBlocks([formatStrong(attribute(element, 'caption')), inside(element, context)])

/** Block MDX components; a missing one is a type error. */
const ownBlocks = {
  Bars: captioned,
  Calendar: captioned,
  CallToAction: (element, context) =>
    joinBlocks([
      formatStrong(attribute(element, 'title')),
      inside(element, context),
      formatLink(attribute(element, 'label'), urlAttribute(element, 'to', context)),
    ]),
  Callout: (element, context) =>
    formatBlockquote(
      joinBlocks([
        formatStrong(escapeMarkdown(formatPlainTextCalloutTitle(element, context.t))),
        inside(element, context),
      ]),
    ),
  Card: (element, context) => {
    const title = attribute(element, 'title')
    return joinBlocks([
      formatStrong(element.props?.to ? formatLink(title, urlAttribute(element, 'to', context)) : title),
      inside(element, context),
    ])
  },
  Cards: ({ children = [] }, context) =>
    formatBulletList(children.flatMap(child => (typeof child === 'string' ? [] : serializeBlocks([child], context)))),
  Checklist: (element, context) =>
    joinBlocks([
      formatStrong(attribute(element, 'title')),
      inside(element, context),
      element.props?.pdf !== undefined &&
        `${escapeMarkdown(context.t('text.takeAway'))} ${formatLink('PDF', urlAttribute(element, 'pdf', context))}, ${formatLink('Markdown', urlAttribute(element, 'markdown', context))}`,
    ]),
  Columns: captioned,
  Comparison: captioned,
  Flow: captioned,
  Figure: (element, context) => {
    const picture = context.pictures.get(String(element.props?.src))
    return joinBlocks([
      picture && `!${formatLink(attribute(element, 'alt'), picture)}`,
      `*${attribute(element, 'caption')}*`,
    ])
  },
  Steps: inside,
  Timeline: captioned,
} satisfies Record<Exclude<MdxComponentName, keyof typeof ownInline>, Serializer>

const inline: Record<string, Serializer> = {
  ...ownInline,
  a: (element, context) => formatLink(run(element, context), urlAttribute(element, 'href', context)),
  br: () => '<br>',
  code: ({ children = [] }) => `\`${children.join('')}\``,
  del: (element, context) => `~~${run(element, context)}~~`,
  em: (element, context) => `*${run(element, context)}*`,
  input: ({ props }) => (props?.checked ? '[x]' : '[ ]'),
  span: run,
  strong: (element, context) => formatStrong(run(element, context)),
  sup: run,
}

const blocks: Record<string, Serializer> = {
  ...ownBlocks,
  blockquote: (element, context) => formatBlockquote(inside(element, context)),
  h2: (element, context) => formatHeading(2, run(element, context)),
  h3: (element, context) => formatHeading(3, run(element, context)),
  h4: (element, context) => formatHeading(4, run(element, context)),
  hr: () => '---',
  ol: (element, context) => formatNumberedList(serializeListItems(element, context), Number(element.props?.start ?? 1)),
  p: (element, context) => formatParagraph(run(element, context)),
  pre: ({ children = [] }) => ['```', getRenderTreeText(children).trimEnd(), '```'].join('\n'),
  table: tableToMarkdown,
  ul: (element, context) => formatBulletList(serializeListItems(element, context)),
}

function serializeInline(nodes: readonly RenderTreeNode[], context: SerializerContext): string {
  return nodes
    .map(node => (typeof node === 'string' ? escapeMarkdown(node) : (inline[node.type] ?? run)(node, context)))
    .join('')
}

// Inline nodes between blocks become a paragraph.
function serializeBlocks(nodes: readonly RenderTreeNode[], context: SerializerContext): string {
  const made: string[] = []
  let loose: RenderTreeNode[] = []
  for (const node of nodes) {
    if (typeof node === 'string' || node.type in inline) loose.push(node)
    else {
      made.push(formatParagraph(serializeInline(loose, context)), (blocks[node.type] ?? inside)(node, context))
      loose = []
    }
  }
  return joinBlocks([...made, formatParagraph(serializeInline(loose, context))])
}

function filterChildElements({ children = [] }: RenderTreeElement, type: string): RenderTreeElement[] {
  return children.filter((child): child is RenderTreeElement => typeof child !== 'string' && child.type === type)
}

// Items of a tight list (without paragraphs) have no blank lines.
function serializeListItems(list: RenderTreeElement, context: SerializerContext): string[] {
  return filterChildElements(list, 'li').map(item =>
    filterChildElements(item, 'p').length ? inside(item, context) : inside(item, context).replaceAll('\n\n', '\n'),
  )
}

function tableToMarkdown(element: RenderTreeElement, context: SerializerContext): string {
  const rows = ['thead', 'tbody']
    .flatMap(part => filterChildElements(element, part))
    .flatMap(part => filterChildElements(part, 'tr'))
    .map(({ children = [] }) => children.flatMap(cell => (typeof cell === 'string' ? [] : run(cell, context).trim())))
  const [head = [], ...body] = rows
  return formatTable(head, body)
}

function termToMarkdown(element: RenderTreeElement, context: SerializerContext): string {
  const { name, short } = splitShortForm(getRenderTreeText(element.children))
  const language = languages.find(language => element.props?.[language])
  const other = language && splitShortForm(String(element.props?.[language]))
  const brackets = [
    short && escapeMarkdown(short),
    other && [`*${escapeMarkdown(other.name)}*`, other.short].filter(Boolean).join(', '),
  ]
  const term = element.props?.to
    ? formatLink(escapeMarkdown(name), urlAttribute(element, 'to', context))
    : escapeMarkdown(name)
  return [term, brackets.some(Boolean) && `(${brackets.filter(Boolean).join('; ')})`].filter(Boolean).join(' ')
}
