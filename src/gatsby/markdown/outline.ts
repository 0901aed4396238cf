import { fullAddress, type Place } from './place'
import { bulletList, heading, joinBlocks, link, paragraph, strong, words } from './syntax'

/** The heading block of a section, as the content gives it. */
export interface Intro {
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
  price?: string
  points?: string[]
  link?: LabelledLink
  action?: LabelledLink
}

/** A section as most are: a heading, items with a title and words, a note, buttons. */
export interface Outlined {
  intro?: Intro
  items?: Item[]
  note?: string
  action?: LabelledLink
  actions?: LabelledLink[]
}

/** A paragraph of a field; nothing of a field that is not there. */
export const field = (text: string | null | undefined) => (text ? paragraph(words(text)) : '')

/** A list of fields. */
export const fieldList = (texts: readonly string[] = []) => bulletList(texts.map(field))

/** A link of the content. */
export const fieldLink = ({ label, to }: LabelledLink, place: Place) => link(words(label), fullAddress(to, place))

/** Links of the content, one a line. */
export function linkList(links: readonly (LabelledLink | null | undefined)[], place: Place): string {
  return bulletList(links.flatMap(each => (each ? fieldLink(each, place) : [])))
}

/** The heading of a section and the words under it. */
export function introToMarkdown(intro: Intro | null | undefined): string {
  return intro ? joinBlocks([heading(2, words(intro.title)), field(intro.text)]) : ''
}

/** Most sections, by the usual names of their fields. A new section type whose fields have these names needs nothing else. */
export function outlineToMarkdown({ intro, items = [], note, action, actions = [] }: Outlined, place: Place): string {
  return joinBlocks([
    introToMarkdown(intro),
    items.some(isLong)
      ? joinBlocks(items.map(item => longItem(item, place, intro ? 3 : 2)))
      : bulletList(items.map(shortItem)),
    field(note),
    linkList([action, ...actions], place),
  ])
}

const nameOf = ({ title, name, label }: Item) => title ?? name ?? label ?? ''
const valueOf = ({ stat, value }: Item) => stat ?? value

function isLong({ text, points, price, link, action }: Item): boolean {
  return Boolean(text ?? points ?? price ?? link ?? action)
}

function shortItem(item: Item): string {
  const [value, name] = [valueOf(item), nameOf(item)]
  const begin = value ? `${strong(words(value))} ${words(name)}` : paragraph(words(name))
  return item.note ? `${begin} (${words(item.note)})` : begin
}

function longItem(item: Item, place: Place, depth: number): string {
  const value = valueOf(item)
  return joinBlocks([
    heading(depth, words(nameOf(item))),
    value && strong(words(value)),
    item.time && strong(words(item.time)),
    field(item.text),
    item.points && fieldList(item.points),
    field(item.price),
    field(item.note),
    item.link && fieldLink(item.link, place),
    item.action && fieldLink(item.action, place),
  ])
}
