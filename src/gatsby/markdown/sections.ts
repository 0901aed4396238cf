import { groupByKey } from '../../shared/groupByKey'
import type { SectionType } from '../../content/model/sections'
import type { ResolvedSection } from '../nodes/resolveSections'
import {
  plainTextToMarkdownParagraph,
  linkFieldToMarkdown,
  plainTextsToBulletList,
  introToMarkdown,
  linkFieldsToMarkdownList,
  genericSectionToMarkdown,
  pageToLinkField,
} from './genericSection'
import { resolveAbsoluteUrl, type SerializerContext } from './serializerContext'
import { clockToMarkdown } from './regulatoryClock'
import { channelToLinkField, contactToMarkdown, type SectionPracticeFields } from './contact'
import { glossaryEntryToMarkdown } from './glossaryEntry'
import { costEstimatorToMarkdown } from './costEstimator'
import {
  formatBulletList,
  formatHeading,
  joinBlocks,
  formatLink,
  formatNumberedList,
  formatStrong,
  formatTable,
  escapeMarkdown,
} from './formatters'
import { serializeRenderTreeToMarkdown } from './serializeRenderTreeToMarkdown'

/** An article in the list of articles. */
interface ListedArticle {
  title: string
  path: string
  summary: string
}

/** The page context, plus the other data that sections need. */
export interface SectionSerializerContext extends SerializerContext {
  practice: SectionPracticeFields
  /** The articles of the language, newest first. */
  articles: readonly ListedArticle[]
}

type SectionsByType = { [Type in SectionType]: Extract<ResolvedSection, { type: Type }> }
type Serializers = { [Type in SectionType]: (section: SectionsByType[Type], place: SectionSerializerContext) => string }

/**
 * The serializer of each section type; a missing one is a type error. Most use `genericSectionToMarkdown`, which relies
 * on the usual field names (intro, items with title, text and points, note, actions).
 */
const serializers: Serializers = {
  accordion: ({ intro, items }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...items.map(({ question, markdown }) =>
        joinBlocks([formatHeading(3, escapeMarkdown(question)), serializeRenderTreeToMarkdown(markdown, place)]),
      ),
    ]),
  advantage: ({ intro, cards, insightsTitle, insights, actions }, place) =>
    joinBlocks([
      genericSectionToMarkdown({ intro, items: cards }, place),
      insightsTitle && formatHeading(3, escapeMarkdown(insightsTitle)),
      insights && plainTextsToBulletList(insights),
      linkFieldsToMarkdownList(actions ?? [], place),
    ]),
  alternating: ({ intro, items }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...items.map(({ title, text, pointsTitle, points, action }) =>
        joinBlocks([
          formatHeading(intro ? 3 : 2, escapeMarkdown(title)),
          plainTextToMarkdownParagraph(text),
          formatStrong(escapeMarkdown(pointsTitle)),
          plainTextsToBulletList(points),
          linkFieldToMarkdown(action, place),
        ]),
      ),
    ]),
  articles: ({ intro, newsletter }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      formatBulletList(
        place.articles.map(
          ({ title, path, summary }) =>
            `${formatLink(escapeMarkdown(title), resolveAbsoluteUrl(path, place))}: ${escapeMarkdown(summary)}`,
        ),
      ),
      formatHeading(2, escapeMarkdown(newsletter.title)),
      plainTextToMarkdownParagraph(newsletter.text),
    ]),
  banner: ({ title, items, action }, place) =>
    joinBlocks([title && formatHeading(2, escapeMarkdown(title)), genericSectionToMarkdown({ items, action }, place)]),
  bars: ({ intro, columns, rows, note }) => {
    const shown = (['name', 'value', 'detail'] as const).filter(column => columns[column])
    return joinBlocks([
      introToMarkdown(intro),
      formatColumnTable(columns, rows, shown),
      plainTextToMarkdownParagraph(note),
    ])
  },
  callToAction: ({ intro, actions = [], channels = [], note }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      linkFieldsToMarkdownList([...actions, ...channels.map(channel => channelToLinkField(channel, place))], place),
      plainTextToMarkdownParagraph(note),
    ]),
  cards: genericSectionToMarkdown,
  benefits: genericSectionToMarkdown,
  calendar: ({ intro, work, weeks, months, note }) =>
    joinBlocks([
      introToMarkdown(intro),
      ...months.map(({ name, lanes }) =>
        joinBlocks([
          formatHeading(3, escapeMarkdown(name)),
          formatTable(
            [work, ...weeks].map(escapeMarkdown),
            lanes.map(({ name, hoursAWeek }) => [escapeMarkdown(name), ...hoursAWeek.map(String)]),
          ),
        ]),
      ),
      plainTextToMarkdownParagraph(note),
    ]),
  costEstimator: costEstimatorToMarkdown,
  clock: clockToMarkdown,
  comparison: ({ intro, columns, rows, note, actions = [] }, place) => {
    const shown = (['aspect', 'theirs', 'ours', 'advantage'] as const).filter(column => columns[column])
    return joinBlocks([
      introToMarkdown(intro),
      formatColumnTable(columns, rows, shown),
      plainTextToMarkdownParagraph(note),
      linkFieldsToMarkdownList(actions, place),
    ])
  },
  contact: contactToMarkdown,
  contactForm: ({ intro, services, steps = [], collection }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      plainTextsToBulletList(services.map(({ name }) => name)),
      formatNumberedList(
        steps.map(({ title, text }) =>
          joinBlocks([formatStrong(escapeMarkdown(title)), plainTextToMarkdownParagraph(text)]),
        ),
      ),
      formatHeading(3, escapeMarkdown(collection.title)),
      serializeRenderTreeToMarkdown(collection.markdown, place),
    ]),
  flow: ({ intro, steps, note, actions = [] }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...steps.map((step, index) =>
        joinBlocks([
          formatStrong(escapeMarkdown(`${index + 1}. ${step.question}`)),
          plainTextsToBulletList(
            step.answers.map(({ answer, next, outcome }) => `${answer}: ${outcome ?? `→ ${next}`}`),
          ),
        ]),
      ),
      plainTextToMarkdownParagraph(note),
      linkFieldsToMarkdownList(actions, place),
    ]),
  glossary: ({ letters }, place) =>
    joinBlocks(letters.flatMap(({ terms }) => terms.map(term => glossaryEntryToMarkdown(term, place)))),
  hero: ({ title, lead, text, actions = [], proof = [], note }, place) =>
    joinBlocks([
      formatHeading(1, escapeMarkdown(title)),
      plainTextToMarkdownParagraph(lead),
      linkFieldsToMarkdownList(actions, place),
      formatBulletList(proof.map(numberWithLabelToMarkdown)),
      plainTextToMarkdownParagraph(text),
      plainTextToMarkdownParagraph(note),
    ]),
  linkGroups: ({ intro, groups }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...groups.map(({ title, pages }) =>
        joinBlocks([
          formatHeading(intro ? 3 : 2, escapeMarkdown(title)),
          ...[...groupByKey(pages, ({ articleCategoryName = '' }) => articleCategoryName)].map(([category, entries]) =>
            joinBlocks([
              category && formatHeading(intro ? 4 : 3, escapeMarkdown(category)),
              linkFieldsToMarkdownList(entries.map(pageToLinkField), place),
            ]),
          ),
        ]),
      ),
    ]),
  lists: ({ intro, groups, names, note }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...groups.map(({ title, items }) =>
        joinBlocks([
          formatHeading(3, escapeMarkdown(title)),
          formatBulletList(
            items.map(({ text, to }) =>
              to ? linkFieldToMarkdown({ label: text, to }, place) : plainTextToMarkdownParagraph(text),
            ),
          ),
        ]),
      ),
      names && joinBlocks([plainTextToMarkdownParagraph(names.title), plainTextsToBulletList(names.items)]),
      plainTextToMarkdownParagraph(note),
    ]),
  plans: ({ intro, items, excluded, asOf, note, custom }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...items.map(({ name, price, hours, text, features, recommended, badge, action }) =>
        joinBlocks([
          formatHeading(3, escapeMarkdown(name)),
          recommended &&
            formatStrong(escapeMarkdown([place.t('pricing.recommended'), badge].filter(Boolean).join(' · '))),
          `${formatStrong(escapeMarkdown(price.amount))} ${escapeMarkdown(price.period ?? '')}`,
          plainTextToMarkdownParagraph(hours),
          plainTextToMarkdownParagraph(text),
          formatStrong(escapeMarkdown(place.t('pricing.included'))),
          plainTextsToBulletList(features),
          linkFieldToMarkdown(action, place),
        ]),
      ),
      formatPriceTerms({ asOf, note, excluded }, place),
      custom &&
        joinBlocks([
          formatHeading(3, escapeMarkdown(custom.title)),
          plainTextToMarkdownParagraph(custom.text),
          linkFieldToMarkdown(custom.action, place),
        ]),
    ]),
  profile: ({ intro, cardTitle, promise, commitments = [], markdown, points, link, ...section }, place) => {
    const founder = 'founder' in section ? section.founder : undefined
    return joinBlocks([
      introToMarkdown(intro),
      (promise || !founder) && formatHeading(3, escapeMarkdown(cardTitle)),
      plainTextToMarkdownParagraph(promise),
      formatBulletList(commitments.map(numberWithLabelToMarkdown)),
      founder && formatHeading(3, escapeMarkdown(founder.name)),
      plainTextToMarkdownParagraph(founder?.role),
      founder &&
        plainTextsToBulletList([
          ...(founder.call ? [`${founder.call.bar}, ${founder.call.year}`] : []),
          ...(founder.degrees ?? []),
        ]),
      serializeRenderTreeToMarkdown(markdown, place),
      plainTextsToBulletList(points),
      link && linkFieldToMarkdown(link, place),
    ])
  },
  prose: ({ intro, markdown, actions = [] }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      serializeRenderTreeToMarkdown(markdown, place),
      linkFieldsToMarkdownList(actions, place),
    ]),
  related: ({ intro, pages }, place) =>
    pages.length
      ? joinBlocks([introToMarkdown(intro), linkFieldsToMarkdownList(pages.map(pageToLinkField), place)])
      : '',
  search: ({ listTitle, groups }, place) =>
    joinBlocks([
      formatHeading(2, escapeMarkdown(listTitle)),
      ...groups.map(({ kind, pages }) =>
        joinBlocks([
          formatHeading(3, escapeMarkdown(place.t(`search.kinds.${kind}`))),
          linkFieldsToMarkdownList(pages.map(pageToLinkField), place),
        ]),
      ),
    ]),
  stats: genericSectionToMarkdown,
  steps: ({ intro, items }) =>
    joinBlocks([
      introToMarkdown(intro),
      formatNumberedList(
        items.map(({ title, text, time }) =>
          joinBlocks([
            `${formatStrong(escapeMarkdown(title))}${time ? ` (${escapeMarkdown(time)})` : ''}`,
            plainTextToMarkdownParagraph(text),
          ]),
        ),
      ),
    ]),
  tabs: ({ intro, items, asOf, excluded }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      ...items.map(({ name, text, features, price, action }) =>
        joinBlocks([
          formatHeading(3, escapeMarkdown(name)),
          plainTextToMarkdownParagraph(text),
          plainTextsToBulletList(features),
          formatStrong(escapeMarkdown(price.text)),
          linkFieldToMarkdown(action, place),
        ]),
      ),
      formatPriceTerms({ asOf, excluded }, place),
    ]),
  timeline: ({ intro, columns, phases, note, actions = [] }, place) =>
    joinBlocks([
      introToMarkdown(intro),
      formatColumnTable(
        columns,
        phases.map(({ name, time, holder }) => ({ name, time, holder })),
        ['name', 'time', 'holder'],
      ),
      plainTextToMarkdownParagraph(note),
      linkFieldsToMarkdownList(actions, place),
    ]),
}

/** A section of a page as Markdown. */
export function sectionToMarkdown(section: ResolvedSection, place: SectionSerializerContext): string {
  return serialize(section.type, section, place)
}

function serialize<Type extends SectionType>(
  type: Type,
  section: SectionsByType[Type],
  place: SectionSerializerContext,
): string {
  return serializers[type](section, place)
}

function formatColumnTable<Column extends string>(
  columns: Partial<Record<Column, string>>,
  rows: readonly Partial<Record<Column, string>>[],
  shown: readonly Column[],
): string {
  const cells = (row: Partial<Record<Column, string>>) => shown.map(column => escapeMarkdown(row[column] ?? ''))
  return formatTable(cells(columns), rows.map(cells))
}

function formatPriceTerms(
  { asOf, note, excluded }: { asOf: string; note?: string; excluded: string[] },
  { t }: SectionSerializerContext,
): string {
  return joinBlocks([
    plainTextToMarkdownParagraph(asOf),
    plainTextToMarkdownParagraph(note),
    formatHeading(3, escapeMarkdown(t('pricing.excluded'))),
    plainTextsToBulletList(excluded),
  ])
}

/** A number with what it counts. */
function numberWithLabelToMarkdown({ value, label }: { value: string; label: string }): string {
  return `${formatStrong(escapeMarkdown(value))} ${escapeMarkdown(label)}`
}
