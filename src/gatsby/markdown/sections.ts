import type { SectionType } from '../../content/model/sections'
import { formatPostalAddress } from '../../shared/postalAddress'
import type { GlossaryEntry } from '../nodes/glossary'
import type { ResolvedSection } from '../nodes/resolveSections'
import {
  field,
  fieldLink,
  fieldList,
  introToMarkdown,
  linkList,
  outlineToMarkdown,
  type LabelledLink,
  type Outlined,
} from './outline'
import { fullAddress, type Place } from './place'
import { clockToMarkdown } from './clock'
import { costEstimatorToMarkdown } from './costEstimator'
import { bulletList, heading, joinBlocks, link, numberedList, strong, table, words } from './syntax'
import { textToMarkdown } from './text'

/** The practice as its nodes tell it, as far as a section says it. */
export interface PracticeDetails {
  phone: string
  phoneLabel: string
  email: string
  bookingHref: string
  areaServed: string
  weekends?: string | null
  address: Parameters<typeof formatPostalAddress>[0] | null
  hours: { daysLabel: string; hoursLabel: string }[]
  closures: { label: string; daysLabel: string }[]
}

/** An article as the list of articles tells it. */
export interface ListedArticle {
  title: string
  path: string
  summary: string
}

/** What sections are written with: the page, and what they take from elsewhere. */
export interface SectionPlace extends Place {
  practice: PracticeDetails
  /** The articles of the language, the newest first. */
  articles: readonly ListedArticle[]
}

type Of<Type extends SectionType> = Extract<ResolvedSection, { type: Type }>
type Serializers = { [Type in SectionType]: (section: Of<Type>, place: SectionPlace) => string }

/**
 * What each section type is in Markdown: a type that is missing is an error of types. `outlineToMarkdown` says most of
 * them, by the usual names of fields (intro, items with title, text and points, note, actions).
 */
const serializers: Serializers = {
  accordion: ({ intro, items }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...items.map(({ question, markdown }) =>
        joinBlocks([heading(3, words(question)), textToMarkdown(markdown, place)]),
      ),
    ]),
  advantage: ({ intro, actions, ...section }, place) => {
    // What the union of all sections gives of this one is typed by the file; the words of its variant are there too.
    const { cards, insightsTitle, insights } = section as unknown as AdvantageWords
    return joinBlocks([
      outlineToMarkdown({ intro, items: cards }, place),
      insightsTitle && heading(3, words(insightsTitle)),
      insights && fieldList(insights),
      linkList(actions ?? [], place),
    ])
  },
  alternating: ({ intro, items }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...items.map(({ title, text, pointsTitle, points, action }) =>
        joinBlocks([
          heading(intro ? 3 : 2, words(title)),
          field(text),
          strong(words(pointsTitle)),
          fieldList(points),
          fieldLink(action, place),
        ]),
      ),
    ]),
  articles: ({ intro, newsletter }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      bulletList(
        place.articles.map(
          ({ title, path, summary }) => `${link(words(title), fullAddress(path, place))}: ${words(summary)}`,
        ),
      ),
      heading(2, words(newsletter.title)),
      field(newsletter.text),
    ]),
  banner: ({ title, items, action }, place) =>
    joinBlocks([title && heading(2, words(title)), outlineToMarkdown({ items, action }, place)]),
  bars: ({ intro, columns, rows, note }) => {
    const shown = (['name', 'value', 'detail'] as const).filter(column => columns[column])
    return joinBlocks([introToMarkdown(intro), columnTable(columns, rows, shown), field(note)])
  },
  callToAction: ({ intro, actions = [], channels = [], note }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      linkList([...actions, ...channels.map(channel => channelLink(channel, place))], place),
      field(note),
    ]),
  cards: outlineToMarkdown,
  checklist: outlineToMarkdown,
  calendar: ({ intro, work, weeks, months, note }) =>
    joinBlocks([
      introToMarkdown(intro),
      ...months.map(({ name, lanes }) =>
        joinBlocks([
          heading(3, words(name)),
          table(
            [work, ...weeks].map(words),
            lanes.map(({ name, hoursAWeek }) => [words(name), ...hoursAWeek.map(String)]),
          ),
        ]),
      ),
      field(note),
    ]),
  costEstimator: costEstimatorToMarkdown,
  clock: clockToMarkdown,
  comparison: ({ intro, columns, rows, note, actions = [] }, place) => {
    const shown = (['aspect', 'theirs', 'ours', 'advantage'] as const).filter(column => columns[column])
    return joinBlocks([
      introToMarkdown(intro),
      columnTable(columns, rows, shown),
      field(note),
      linkList(actions, place),
    ])
  },
  contact: ({ details, hours, quick, notice }, place) => {
    const { t, practice } = place
    const { phone, phoneLabel, email, address, areaServed, weekends, closures } = practice
    const rows = (entries: (readonly [string, string] | '' | null | undefined)[]) =>
      bulletList(entries.flatMap(entry => (entry ? `${strong(words(entry[0]))} ${entry[1]}` : [])))
    return joinBlocks([
      heading(2, words(details.title)),
      field(details.text),
      rows([
        [t('channels.phoneLabel'), link(words(phoneLabel), `tel:${phone}`)],
        [t('channels.emailLabel'), link(words(email), `mailto:${email}`)],
        address && [t('channels.addressLabel'), words(formatPostalAddress(address))],
        [t('channels.areaLabel'), words(areaServed)],
      ]),
      heading(2, words(hours.title)),
      field(hours.text),
      rows([
        ...practice.hours.map(({ daysLabel, hoursLabel }) => [daysLabel, words(hoursLabel)] as const),
        weekends && [t('channels.weekends'), words(weekends)],
        ...closures.map(({ label, daysLabel }) => [label, words(t('channels.closed', { days: daysLabel }))] as const),
      ]),
      heading(2, words(quick.title)),
      field(quick.text),
      linkList([channelLink('booking', place), channelLink('phone', place), channelLink('email', place)], place),
      field(notice),
    ])
  },
  contactForm: ({ intro, services, collection }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      fieldList(services.map(({ name }) => name)),
      heading(3, words(collection.title)),
      textToMarkdown(collection.markdown, place),
    ]),
  glossary: ({ letters }, place) =>
    joinBlocks(letters.flatMap(({ terms }) => terms.map(term => glossaryEntry(term, place)))),
  hero: ({ title, lead, text, actions = [], note }, place) =>
    joinBlocks([heading(1, words(title)), field(lead), field(text), linkList(actions, place), field(note)]),
  linkGroups: ({ intro, groups }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...groups.map(({ title, pages }) =>
        joinBlocks([
          heading(intro ? 3 : 2, words(title)),
          linkList(
            pages.map(({ name, path }) => ({ label: name, to: path })),
            place,
          ),
        ]),
      ),
    ]),
  lists: ({ intro, groups, names, note }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...groups.map(({ title, items }) =>
        joinBlocks([
          heading(3, words(title)),
          bulletList(items.map(({ text, to }) => (to ? fieldLink({ label: text, to }, place) : field(text)))),
        ]),
      ),
      names && joinBlocks([field(names.title), fieldList(names.items)]),
      field(note),
    ]),
  plans: ({ intro, items, excluded, asOf, note, custom }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...items.map(({ name, price, period, hours, text, features, recommended, badge, action }) =>
        joinBlocks([
          heading(3, words(name)),
          recommended && strong(words([place.t('pricing.recommended'), badge].filter(Boolean).join(' · '))),
          `${strong(words(price))} ${words(period)}`,
          field(hours),
          field(text),
          strong(words(place.t('pricing.included'))),
          fieldList(features),
          fieldLink(action, place),
        ]),
      ),
      priceTerms({ asOf, note, excluded }, place),
      custom && joinBlocks([heading(3, words(custom.title)), field(custom.text), fieldLink(custom.action, place)]),
    ]),
  profile: ({ intro, role, markdown, points, link, ...section }, place) => {
    const founder = 'founder' in section ? section.founder : undefined
    return joinBlocks([
      introToMarkdown(intro),
      heading(3, words(founder?.name ?? role)),
      field(founder?.role),
      textToMarkdown(markdown, place),
      fieldList(points),
      link && fieldLink(link, place),
    ])
  },
  prose: ({ intro, markdown, actions = [] }, place) =>
    joinBlocks([introToMarkdown(intro), textToMarkdown(markdown, place), linkList(actions, place)]),
  related: ({ intro, pages }, place) =>
    pages.length
      ? joinBlocks([
          introToMarkdown(intro),
          linkList(
            pages.map(({ name, path }) => ({ label: name, to: path })),
            place,
          ),
        ])
      : '',
  search: ({ listTitle, groups }, place) =>
    joinBlocks([
      heading(2, words(listTitle)),
      ...groups.map(({ kind, pages }) =>
        joinBlocks([
          heading(3, words(place.t(`search.kinds.${kind}`))),
          linkList(
            pages.map(({ name, path }) => ({ label: name, to: path })),
            place,
          ),
        ]),
      ),
    ]),
  stats: outlineToMarkdown,
  steps: ({ intro, items }) =>
    joinBlocks([
      introToMarkdown(intro),
      numberedList(
        items.map(({ title, text, time }) =>
          joinBlocks([`${strong(words(title))}${time ? ` (${words(time)})` : ''}`, field(text)]),
        ),
      ),
    ]),
  tabs: ({ intro, items, asOf, excluded }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...items.map(({ name, text, features, price, action }) =>
        joinBlocks([
          heading(3, words(name)),
          field(text),
          fieldList(features),
          strong(words(price)),
          fieldLink(action, place),
        ]),
      ),
      priceTerms({ asOf, excluded }, place),
    ]),
}

/** A section of a page in Markdown. */
export function sectionToMarkdown(section: ResolvedSection, place: SectionPlace): string {
  const serialize = serializers[section.type] as (section: ResolvedSection, place: SectionPlace) => string
  return serialize(section, place)
}

function columnTable<Column extends string>(
  columns: Partial<Record<Column, string>>,
  rows: readonly Partial<Record<Column, string>>[],
  shown: readonly Column[],
): string {
  const cells = (row: Partial<Record<Column, string>>) => shown.map(column => words(row[column] ?? ''))
  return table(cells(columns), rows.map(cells))
}

interface AdvantageWords {
  cards: NonNullable<Outlined['items']>
  insightsTitle?: string
  insights?: string[]
}

function channelLink(channel: 'booking' | 'phone' | 'email', { t, practice }: SectionPlace): LabelledLink {
  const addresses = { booking: practice.bookingHref, phone: `tel:${practice.phone}`, email: `mailto:${practice.email}` }
  return { label: t(`channels.${channel}`), to: addresses[channel] }
}

function priceTerms(
  { asOf, note, excluded }: { asOf: string; note?: string; excluded: string[] },
  { t }: SectionPlace,
): string {
  return joinBlocks([field(asOf), field(note), heading(3, words(t('pricing.excluded'))), fieldList(excluded)])
}

function glossaryEntry(
  { id, name, short, also, other, definition, source, related, pages, more }: GlossaryEntry,
  place: SectionPlace,
): string {
  const { t } = place
  const row = (label: string, markdown: string) => `${strong(words(label))} ${markdown}`
  const withShort = (name: string, short: string | null) => words(short ? `${name} (${short})` : name)
  const links = (each: LabelledLink[]) => each.map(one => fieldLink(one, place)).join(', ')
  const title = `${link(words(source.title), source.url)}${source.lang ? ` (${t(`text.titleIn.${source.lang}`)})` : ''}`
  return joinBlocks([
    heading(2, link(withShort(name, short), fullAddress(`#${id}`, place))),
    field(definition),
    bulletList(
      [
        other && row(t(`glossary.in.${other.language}`), `*${withShort(other.name, other.short)}*`),
        also.length > 0 && row(t('glossary.also'), words(also.join(', '))),
        related.length > 0 &&
          row(t('glossary.related'), links(related.map(({ id, name }) => ({ label: name, to: `#${id}` })))),
        row(t('glossary.source'), `${words(source.publisher)}, ${title}, ${words(source.date)}`),
        pages.length > 0 &&
          row(
            t('glossary.used'),
            links(pages.map(({ name, path }) => ({ label: name, to: path }))) +
              (more > 0 ? `, ${t('glossary.more', { count: more })}` : ''),
          ),
      ].flatMap(line => line || []),
    ),
  ])
}
