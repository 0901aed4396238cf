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

/** The heading block of a section, as the content gives it. */
export interface SectionIntro {
  eyebrow?: string
  title: string
  text?: string
}

/** A link of the content with its words. */
export interface LabelledLink {
  label: string
  to: string
}

/** What items of most sections have, each field by its usual name. */
interface Item {
  stat?: string
  value?: string
  title?: string
  name?: string
  label?: string
  time?: string
  text?: string
  note?: string
  price?: { text: string }
  points?: string[]
  link?: LabelledLink
  action?: LabelledLink
}

/** A section as most are: a heading, items with a title and words, a note, buttons. */
export interface GenericSection {
  intro?: SectionIntro
  items?: Item[]
  note?: string
  action?: LabelledLink
  actions?: LabelledLink[]
}

/** A page of a list as the link to it. */
export const pageToLabelledLink = ({ name, path }: { name: string; path: string }): LabelledLink => ({
  label: name,
  to: path,
})

/** A paragraph of a field; nothing of a field that is not there. */
export const plainTextToParagraph = (text: string | null | undefined) =>
  text ? formatParagraph(escapeMarkdown(text)) : ''

/** A list of fields. */
export const plainTextsToBulletList = (texts: readonly string[] = []) =>
  formatBulletList(texts.map(plainTextToParagraph))

/** A link of the content. */
export const linkFieldToMarkdown = ({ label, to }: LabelledLink, place: SerializerContext) =>
  formatLink(escapeMarkdown(label), resolveAbsoluteUrl(to, place))

/** Links of the content, one a line. */
export function linkFieldsToMarkdown(
  links: readonly (LabelledLink | null | undefined)[],
  place: SerializerContext,
): string {
  return formatBulletList(links.flatMap(each => (each ? linkFieldToMarkdown(each, place) : [])))
}

/** The heading of a section and the words under it. */
export function introToMarkdown(intro: SectionIntro | null | undefined): string {
  return intro ? joinBlocks([formatHeading(2, escapeMarkdown(intro.title)), plainTextToParagraph(intro.text)]) : ''
}

/** Most sections, by the usual names of their fields. A new section type whose fields have these names needs nothing else. */
export function genericSectionToMarkdown(
  { intro, items = [], note, action, actions = [] }: GenericSection,
  place: SerializerContext,
): string {
  return joinBlocks([
    introToMarkdown(intro),
    items.some(isLong)
      ? joinBlocks(items.map(item => longItem(item, place, intro ? 3 : 2)))
      : formatBulletList(items.map(shortItem)),
    plainTextToParagraph(note),
    linkFieldsToMarkdown([action, ...actions], place),
  ])
}

const nameOf = ({ title, name, label }: Item) => title ?? name ?? label ?? ''
const valueOf = ({ stat, value }: Item) => stat ?? value

function isLong({ text, points, price, link, action }: Item): boolean {
  return Boolean(text ?? points ?? price ?? link ?? action)
}

function shortItem(item: Item): string {
  const [value, name] = [valueOf(item), nameOf(item)]
  const begin = value
    ? `${formatStrong(escapeMarkdown(value))} ${escapeMarkdown(name)}`
    : formatParagraph(escapeMarkdown(name))
  return item.note ? `${begin} (${escapeMarkdown(item.note)})` : begin
}

function longItem(item: Item, place: SerializerContext, depth: number): string {
  const value = valueOf(item)
  return joinBlocks([
    formatHeading(depth, escapeMarkdown(nameOf(item))),
    value && formatStrong(escapeMarkdown(value)),
    item.time && formatStrong(escapeMarkdown(item.time)),
    plainTextToParagraph(item.text),
    item.points && plainTextsToBulletList(item.points),
    plainTextToParagraph(item.price?.text),
    plainTextToParagraph(item.note),
    item.link && linkFieldToMarkdown(item.link, place),
    item.action && linkFieldToMarkdown(item.action, place),
  ])
}
