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
  offerToMarkdown,
  pageToLinkField,
} from './genericSection'
import { resolveAbsoluteUrl, type SerializerContext } from './serializerContext'
import { clockToMarkdown } from './regulatoryClock'
import { buildContactChannelLink, contactToMarkdown, type SectionPracticeFields } from './contact'
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

/** The serializer context of a page, with the practice’s contact data and the articles of the language. */
export interface SectionSerializerContext extends SerializerContext {
  practice: SectionPracticeFields
  /** The articles of the language, newest first. */
  articles: readonly ListedArticle[]
}

type SectionsByType = { [Type in SectionType]: Extract<ResolvedSection, { type: Type }> }
type Serializers = {
  [Type in SectionType]: (section: SectionsByType[Type], context: SectionSerializerContext) => string
}

/**
 * The serializer of each section type; a missing one is a type error. Most use `genericSectionToMarkdown`, which relies
 * on the usual field names (intro, items with title, text and points, note, actions).
 */
const serializers: Serializers = {
  accordion: ({ intro, items }, context) =>
    joinBlocks([
      introToMarkdown(intro),
      ...items.map(({ question, markdown }) =>
        joinBlocks([formatHeading(3, escapeMarkdown(question)), serializeRenderTreeToMarkdown(markdown, context)]),
      ),
    ]),
  advantage: ({ intro, cards, insightsTitle, insights, actions }, context) =>
    joinBlocks([
      genericSectionToMarkdown({ intro, items: cards }, context),
      insightsTitle && formatHeading(3, escapeMarkdown(insightsTitle)),
      insights && plainTextsToBulletList(insights),
      linkFieldsToMarkdownList(actions ?? [], context),
    ]),
  alternating: ({ intro, items }, context) =>
    joinBlocks([
      introToMarkdown(intro),
      ...items.map(({ title, text, pointsTitle, points, action }) =>
        joinBlocks([
          formatHeading(intro ? 3 : 2, escapeMarkdown(title)),
          plainTextToMarkdownParagraph(text),
          formatStrong(escapeMarkdown(pointsTitle)),
          plainTextsToBulletList(points),
          linkFieldToMarkdown(action, context),
        ]),
      ),
    ]),
  articles: ({ intro, note, newsletter }, context) =>
    joinBlocks([
      introToMarkdown(intro),
      formatBulletList(
        context.articles.map(
          ({ title, path, summary }) =>
            `${formatLink(escapeMarkdown(title), resolveAbsoluteUrl(path, context))}: ${escapeMarkdown(summary)}`,
        ),
      ),
      plainTextToMarkdownParagraph(note),
      formatHeading(2, escapeMarkdown(newsletter.title)),
      plainTextToMarkdownParagraph(newsletter.text),
    ]),
  banner: ({ title, items, action }, context) =>
    joinBlocks([
      title && formatHeading(2, escapeMarkdown(title)),
      genericSectionToMarkdown({ items, action }, context),
    ]),
  bars: ({ intro, columns, rows, note }) => {
    const shown = (['name', 'value', 'detail'] as const).filter(column => columns[column])
    return joinBlocks([
      introToMarkdown(intro),
      formatColumnTable(columns, rows, shown),
      plainTextToMarkdownParagraph(note),
    ])
  },
  callToAction: ({ intro, actions = [], channels = [], note }, context) =>
    joinBlocks([
      introToMarkdown(intro),
      linkFieldsToMarkdownList(
        [...actions, ...channels.map(channel => buildContactChannelLink(channel, context))],
        context,
      ),
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
  comparison: ({ intro, columns, rows, note, actions = [] }, context) => {
    const shown = (['aspect', 'theirs', 'ours', 'advantage'] as const).filter(column => columns[column])
    return joinBlocks([
      introToMarkdown(intro),
      formatColumnTable(columns, rows, shown),
      plainTextToMarkdownParagraph(note),
      linkFieldsToMarkdownList(actions, context),
    ])
  },
  contact: contactToMarkdown,
  contactForm: ({ intro, services, steps = [], collection }, context) =>
    joinBlocks([
      introToMarkdown(intro),
      plainTextsToBulletList(services.map(({ name }) => name)),
      formatNumberedList(
        steps.map(({ title, text }) =>
          joinBlocks([formatStrong(escapeMarkdown(title)), plainTextToMarkdownParagraph(text)]),
        ),
      ),
      formatHeading(3, escapeMarkdown(collection.title)),
      serializeRenderTreeToMarkdown(collection.markdown, context),
    ]),
  flow: ({ intro, steps, note, actions = [] }, context) =>
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
      linkFieldsToMarkdownList(actions, context),
    ]),
  glossary: ({ letters }, context) =>
    joinBlocks(letters.flatMap(({ terms }) => terms.map(term => glossaryEntryToMarkdown(term, context)))),
  hero: ({ title, lead, text, actions = [], proof = [], note }, context) =>
    joinBlocks([
      formatHeading(1, escapeMarkdown(title)),
      plainTextToMarkdownParagraph(lead),
      linkFieldsToMarkdownList(actions, context),
      formatBulletList(proof.map(numberWithLabelToMarkdown)),
      plainTextToMarkdownParagraph(text),
      plainTextToMarkdownParagraph(note),
    ]),
  linkGroups: ({ intro, groups }, context) =>
    joinBlocks([
      introToMarkdown(intro),
      ...groups.map(({ title, pages }) =>
        joinBlocks([
          formatHeading(intro ? 3 : 2, escapeMarkdown(title)),
          ...[...groupByKey(pages, ({ articleCategoryName = '' }) => articleCategoryName)].map(([category, entries]) =>
            joinBlocks([
              category && formatHeading(intro ? 4 : 3, escapeMarkdown(category)),
              linkFieldsToMarkdownList(entries.map(pageToLinkField), context),
            ]),
          ),
        ]),
      ),
    ]),
  lists: ({ intro, groups, names, note }, context) =>
    joinBlocks([
      introToMarkdown(intro),
      ...groups.map(({ title, items }) =>
        joinBlocks([
          formatHeading(3, escapeMarkdown(title)),
          formatBulletList(
            items.map(({ text, to }) =>
              to ? linkFieldToMarkdown({ label: text, to }, context) : plainTextToMarkdownParagraph(text),
            ),
          ),
        ]),
      ),
      names && joinBlocks([plainTextToMarkdownParagraph(names.title), plainTextsToBulletList(names.items)]),
      plainTextToMarkdownParagraph(note),
    ]),
  plans: ({ intro, free, items, excluded, asOf, note, custom }, context) =>
    joinBlocks([
      introToMarkdown(intro),
      offerToMarkdown(free, context),
      ...items.map(({ name, price, hours, text, features, recommended, badge, action }) =>
        joinBlocks([
          formatHeading(3, escapeMarkdown(name)),
          recommended &&
            formatStrong(escapeMarkdown([context.t('pricing.recommended'), badge].filter(Boolean).join(' · '))),
          `${formatStrong(escapeMarkdown(price.amount))} ${escapeMarkdown(price.period ?? '')}`,
          plainTextToMarkdownParagraph(hours),
          plainTextToMarkdownParagraph(text),
          formatStrong(escapeMarkdown(context.t('pricing.included'))),
          plainTextsToBulletList(features),
          linkFieldToMarkdown(action, context),
        ]),
      ),
      formatPriceTerms({ asOf, note, excluded }, context),
      offerToMarkdown(custom, context),
    ]),
  profile: ({ intro, cardTitle, promise, commitments = [], markdown, points, link, ...section }, context) => {
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
      serializeRenderTreeToMarkdown(markdown, context),
      plainTextsToBulletList(points),
      link && linkFieldToMarkdown(link, context),
    ])
  },
  prose: ({ intro, markdown, actions = [] }, context) =>
    joinBlocks([
      introToMarkdown(intro),
      serializeRenderTreeToMarkdown(markdown, context),
      linkFieldsToMarkdownList(actions, context),
    ]),
  related: ({ intro, pages }, context) =>
    pages.length
      ? joinBlocks([introToMarkdown(intro), linkFieldsToMarkdownList(pages.map(pageToLinkField), context)])
      : '',
  search: ({ listTitle, groups }, context) =>
    joinBlocks([
      formatHeading(2, escapeMarkdown(listTitle)),
      ...groups.map(({ kind, pages }) =>
        joinBlocks([
          formatHeading(3, escapeMarkdown(context.t(`search.kinds.${kind}`))),
          linkFieldsToMarkdownList(pages.map(pageToLinkField), context),
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
  tabs: ({ intro, items, asOf, excluded }, context) =>
    joinBlocks([
      introToMarkdown(intro),
      ...items.map(({ name, text, features, price, action }) =>
        joinBlocks([
          formatHeading(3, escapeMarkdown(name)),
          plainTextToMarkdownParagraph(text),
          plainTextsToBulletList(features),
          formatStrong(escapeMarkdown(price.text)),
          linkFieldToMarkdown(action, context),
        ]),
      ),
      formatPriceTerms({ asOf, excluded }, context),
    ]),
  timeline: ({ intro, columns, phases, note, actions = [] }, context) =>
    joinBlocks([
      introToMarkdown(intro),
      formatColumnTable(
        columns,
        phases.map(({ name, time, holder }) => ({ name, time, holder })),
        ['name', 'time', 'holder'],
      ),
      plainTextToMarkdownParagraph(note),
      linkFieldsToMarkdownList(actions, context),
    ]),
}

/** A section of a page as Markdown. */
export function sectionToMarkdown(section: ResolvedSection, context: SectionSerializerContext): string {
  return serialize(section.type, section, context)
}

function serialize<Type extends SectionType>(
  type: Type,
  section: SectionsByType[Type],
  context: SectionSerializerContext,
): string {
  return serializers[type](section, context)
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
