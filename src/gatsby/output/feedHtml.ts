import { languageDetails, languages, type Language } from '../../config/languages'
import { escapeHtml } from '../../content/escapeHtml'
import { splitShortForm } from '../../shared/terms'
import type { MdxElementName } from '../../shared/mdx/elements'
import {
  getRenderTreeText,
  parseRenderTree,
  type RenderTreeElement,
  type RenderTreeNode,
  type RenderTree,
} from '../../shared/mdx/renderTree'
import { formatPlainTextCalloutTitle } from '../markdown/calloutTitle'
import { resolveAbsoluteUrl, type SerializerContext } from '../markdown/serializerContext'
import type { RoutedPageNodeSpecWithDigest } from '../nodes/pageDigests'

type Serializer = (element: RenderTreeElement, context: FeedSerializerContext) => string

/** Context of an article whose text is rendered for the feed. */
interface FeedSerializerContext extends SerializerContext {
  sources: readonly { id: string; title: string; lang?: Language; publisher: string; url: string; date: string }[]
}

/** Returns a function that renders the full text of the article at a path as HTML for feed readers. */
export function createArticleFeedHtmlRenderer(
  pages: RoutedPageNodeSpecWithDigest[],
  getContext: (page: RoutedPageNodeSpecWithDigest) => SerializerContext,
): (path: string) => string | undefined {
  const articles = new Map(pages.flatMap(page => (page.type === 'Article' ? [[page.fields.path, page] as const] : [])))
  return path => {
    const page = articles.get(path)
    if (!page) return undefined
    const { body, sources } = page.fields
    return serializeArticleToFeedHtml(parseRenderTree(body), { ...getContext(page), sources })
  }
}

/**
 * Renders the text of an article as HTML for feed readers: plain elements without scripts, styles or ids, absolute
 * URLs; then the note that it is information only, and the sources.
 */
export function serializeArticleToFeedHtml(tree: RenderTree, context: FeedSerializerContext): string {
  const { t, sources } = context
  const items = sources.map(
    ({ title, lang, publisher, url, date }) =>
      `<li>${escapeHtml(publisher)}, <a href="${escapeHtml(url)}">${escapeHtml(title)}</a>${lang ? ` (${t(`text.titleIn.${lang}`)})` : ''}, ${escapeHtml(date)}.</li>`,
  )
  const text = serializeHtml(tree.children, context)
  const list = items.length ? `<h2>${escapeHtml(t('text.sources'))}</h2><ol>${items.join('')}</ol>` : ''
  return `${text}<p>${escapeHtml(t('text.informationOnly'))}</p>${list}`
}

const attribute = ({ props = {} }: RenderTreeElement, name: string) => escapeHtml(String(props[name] ?? ''))
const inside: Serializer = ({ children = [] }, context) => serializeHtml(children, context)
const strong = (words: string) => (words ? `<p><strong>${words}</strong></p>` : '')
const anchor = (words: string, to: unknown, context: FeedSerializerContext) =>
  `<a href="${escapeHtml(resolveAbsoluteUrl(String(to), context))}">${words}</a>`
const foreign = (words: string, language?: Language) =>
  language ? `<i lang="${languageDetails[language].html}">${words}</i>` : words

/** MDX components that are more than a title followed by their children. */
const own: Partial<Record<MdxElementName, Serializer>> = {
  CallToAction: (element, context) =>
    `${strong(attribute(element, 'title'))}${inside(element, context)}<p>${anchor(attribute(element, 'label'), element.props?.to, context)}</p>`,
  Callout: (element, context) =>
    `<blockquote>${strong(escapeHtml(formatPlainTextCalloutTitle(element, context.t)))}${inside(element, context)}</blockquote>`,
  Card: (element, context) => {
    const [title, to] = [attribute(element, 'title'), element.props?.to]
    return strong(to ? anchor(title, to, context) : title) + inside(element, context)
  },
  Figure: (element, { pictures }) => {
    const picture = pictures.get(String(element.props?.src))
    const image = picture ? `<img src="${escapeHtml(picture)}" alt="${attribute(element, 'alt')}">` : ''
    return `<figure>${image}<figcaption>${attribute(element, 'caption')}</figcaption></figure>`
  },
  Foreign: (element, context) =>
    foreign(
      inside(element, context),
      languages.find(language => language === element.props?.lang),
    ),
  Source: (element, context) => {
    const number = context.sources.findIndex(({ id }) => id === element.props?.id) + 1
    return `<sup>${anchor(`[${number}]`, `#source-${String(element.props?.id)}`, context)}</sup>`
  },
  Term: (element, context) => {
    const { name, short } = splitShortForm(getRenderTreeText(element.children))
    const language = languages.find(language => element.props?.[language])
    const other = language && splitShortForm(String(element.props?.[language]))
    const brackets = [
      ...(short ? [escapeHtml(short)] : []),
      ...(other
        ? [[foreign(escapeHtml(other.name), language), ...(other.short ? [escapeHtml(other.short)] : [])].join(', ')]
        : []),
    ]
    const { to } = element.props ?? {}
    const term = to ? anchor(escapeHtml(name), to, context) : escapeHtml(name)
    return brackets.length ? `${term} (${brackets.join('; ')})` : term
  },
}

// HTML elements that feed readers keep; rendered without classes, ids or data attributes.
const plainElements = new Set(
  'blockquote code del em h2 h3 h4 li ol p pre strong sup table tbody td th thead tr ul'.split(' '),
)

function serializeHtml(nodes: readonly RenderTreeNode[], context: FeedSerializerContext): string {
  return nodes.map(node => (typeof node === 'string' ? escapeHtml(node) : renderElement(node, context))).join('')
}

const isOwn = (type: string): type is MdxElementName => type in own

function renderElement(element: RenderTreeElement, context: FeedSerializerContext): string {
  const { type } = element
  const serialize = isOwn(type) && own[type]
  if (serialize) return serialize(element, context)
  if (type === 'a') return anchor(inside(element, context), element.props?.href, context)
  if (type === 'br' || type === 'hr') return `<${type}>`
  if (type === 'ol' && element.props?.start)
    return `<ol start="${attribute(element, 'start')}">${inside(element, context)}</ol>`
  const content = plainElements.has(type) ? inside(element, context) : renderTitled(element, context)
  return plainElements.has(type) ? `<${type}>${content}</${type}>` : content
}

function renderTitled(element: RenderTreeElement, context: FeedSerializerContext): string {
  const title = attribute(element, 'title') || attribute(element, 'caption')
  return strong(title) + inside(element, context)
}
