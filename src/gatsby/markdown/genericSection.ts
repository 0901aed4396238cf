import { resolveAbsoluteUrl, type SerializerContext } from './serializerContext'
import {
  formatBulletList,
  formatHeading,
  joinBlocks,
  formatLink,
  formatParagraph,
  formatStrong,
  escapeMarkdown,
} from './formatters'

/** The intro of a section, as in its content file. */
interface SectionIntro {
  title: string
  text?: string
}

/** A link with its label, as in content files. */
export interface LinkField {
  label: string
  to: string
}

/** Fields that items of most section types have. */
interface Item {
  stat?: string
  value?: string
  title?: string
  name?: string
  label?: string
  time?: string
  text?: string
  outcome?: string
  note?: string
  price?: { text: string }
  points?: string[]
  link?: LinkField
  action?: LinkField
}

/** The common shape of sections: intro, items, note, links. */
interface GenericSection {
  intro?: SectionIntro
  items?: Item[]
  note?: string
  action?: LinkField
  actions?: LinkField[]
}

/** The link field for a page in a list. */
export const pageToLinkField = ({ name, path }: { name: string; path: string }): LinkField => ({
  label: name,
  to: path,
})

/** A text field as a paragraph; empty for a missing field. */
export const plainTextToMarkdownParagraph = (text: string | null | undefined) =>
  text ? formatParagraph(escapeMarkdown(text)) : ''

/** Text fields as a bullet list. */
export const plainTextsToBulletList = (texts: readonly string[] = []) =>
  formatBulletList(texts.map(plainTextToMarkdownParagraph))

/** A link of the content as Markdown, with an absolute URL. */
export const linkFieldToMarkdown = ({ label, to }: LinkField, context: SerializerContext) =>
  formatLink(escapeMarkdown(label), resolveAbsoluteUrl(to, context))

/** Links of the content as a bullet list. */
export function linkFieldsToMarkdownList(
  links: readonly (LinkField | null | undefined)[],
  context: SerializerContext,
): string {
  return formatBulletList(links.flatMap(each => (each ? linkFieldToMarkdown(each, context) : [])))
}

/** An offer beside plans: heading, text, link. */
export const offerToMarkdown = (
  offer: { title: string; text: string; action: LinkField } | null | undefined,
  context: SerializerContext,
) =>
  offer &&
  joinBlocks([
    formatHeading(3, escapeMarkdown(offer.title)),
    plainTextToMarkdownParagraph(offer.text),
    linkFieldToMarkdown(offer.action, context),
  ])

/** The heading and lead text of a section. */
export function introToMarkdown(intro: SectionIntro | null | undefined): string {
  return intro
    ? joinBlocks([formatHeading(2, escapeMarkdown(intro.title)), plainTextToMarkdownParagraph(intro.text)])
    : ''
}

/**
 * Default serializer, based on the usual field names. A new section type that uses these names needs no serializer of
 * its own.
 */
export function genericSectionToMarkdown(
  { intro, items = [], note, action, actions = [] }: GenericSection,
  context: SerializerContext,
): string {
  return joinBlocks([
    introToMarkdown(intro),
    items.some(isLong)
      ? joinBlocks(items.map(item => longItemToMarkdown(item, context, intro ? 3 : 2)))
      : formatBulletList(items.map(shortItemToMarkdown)),
    plainTextToMarkdownParagraph(note),
    linkFieldsToMarkdownList([action, ...actions], context),
  ])
}

const getItemName = ({ title, name, label }: Item) => title ?? name ?? label ?? ''
const getItemValue = ({ stat, value }: Item) => stat ?? value

function isLong({ text, points, price, link, action }: Item): boolean {
  return Boolean(text ?? points ?? price ?? link ?? action)
}

function shortItemToMarkdown(item: Item): string {
  const [value, name] = [getItemValue(item), getItemName(item)]
  const begin = value
    ? `${formatStrong(escapeMarkdown(value))} ${escapeMarkdown(name)}`
    : formatParagraph(escapeMarkdown(name))
  return item.note ? `${begin} (${escapeMarkdown(item.note)})` : begin
}

function longItemToMarkdown(item: Item, context: SerializerContext, depth: number): string {
  const value = getItemValue(item)
  return joinBlocks([
    formatHeading(depth, escapeMarkdown(getItemName(item))),
    value && formatStrong(escapeMarkdown(value)),
    item.time && formatStrong(escapeMarkdown(item.time)),
    plainTextToMarkdownParagraph(item.text),
    plainTextToMarkdownParagraph(item.outcome),
    item.points && plainTextsToBulletList(item.points),
    plainTextToMarkdownParagraph(item.price?.text),
    plainTextToMarkdownParagraph(item.note),
    item.link && linkFieldToMarkdown(item.link, context),
    item.action && linkFieldToMarkdown(item.action, context),
  ])
}
