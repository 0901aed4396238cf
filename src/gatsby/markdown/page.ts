import type { TFunction } from 'i18next'
import { languageDetails, type Language } from '../../config/languages'
import { formatDate } from '../../shared/dates'
import { absoluteUrl, markdownPath } from '../../shared/paths'
import type { PageNodeSpec } from '../nodes/pageDigests'
import type { Alternate } from '../nodes/routedPages'
import type { ResolvedSection } from '../nodes/resolveSections'
import { fieldToMarkdown } from './commonSection'
import { formatHeading, joinBlocks, formatLink, escapeMarkdown } from './formatters'
import { sectionToMarkdown, type SectionSerializerContext } from './sections'
import { renderTreeToMarkdown } from './renderTreeToMarkdown'

/** A source of a text, as its nodes have it. */
interface Source {
  id: string
  title: string
  lang?: Language
  publisher: string
  url: string
  date: string
}

/** The fields of pages, articles and documents that their Markdown is made of. */
export interface MarkdownPageFields {
  language: Language
  path: string
  title: string
  summary: string
  updated: string
  noindex: boolean
  alternates: Alternate[]
  seo: { description: string }
  sections?: ResolvedSection[]
  body?: string
  sources?: Source[]
  date?: string
  reviewed?: string
  changed?: string
  updatedLabel?: string
  checked?: string
}

/** A page, an article or a document as Markdown: what it is and where it stands, then all of its words. */
export function pageToMarkdown({ type, fields }: PageNodeSpec, place: SectionSerializerContext): string {
  const page = fields as unknown as MarkdownPageFields
  const content =
    type === 'Page' ? (page.sections ?? []).map(section => sectionToMarkdown(section, place)) : textBlocks(page, place)
  return `${joinBlocks([frontMatter(page, place.website), ...content])}\n`
}

// The page itself is named first: who finds this text elsewhere finds the way back.
function frontMatter({ title, seo, path, language, updated, alternates }: MarkdownPageFields, website: string): string {
  const translations = alternates.flatMap(({ hreflang, path }) =>
    hreflang === language || hreflang === 'x-default'
      ? []
      : [`  ${hreflang}: ${absoluteUrl(website, markdownPath(path))}`],
  )
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(seo.description)}`,
    `canonical: ${absoluteUrl(website, path)}`,
    `language: ${languageDetails[language].html}`,
    `updated: ${updated}`,
    'translations:',
    ...translations,
    '---',
  ].join('\n')
}

function textBlocks(text: MarkdownPageFields, place: SectionSerializerContext): (string | undefined)[] {
  const { t } = place
  const article = text.date !== undefined
  return [
    formatHeading(1, escapeMarkdown(text.title)),
    fieldToMarkdown(text.summary),
    daysOf(text, t),
    renderTreeToMarkdown(JSON.parse(text.body ?? '{"children":[]}'), place),
    article ? fieldToMarkdown(t('text.informationOnly')) : undefined,
    sourceList(text.sources ?? [], t),
  ]
}

function daysOf(
  { language, date, reviewed, changed, updatedLabel, checked }: MarkdownPageFields,
  t: TFunction,
): string {
  const day = (label: string, iso?: string, shown?: string) =>
    iso ? [`${label} ${shown ?? formatDate(iso, language)}`] : []
  return escapeMarkdown(
    [
      ...day(t('text.published'), date),
      ...day(t('text.reviewed'), reviewed),
      ...day(t('text.updated'), changed, updatedLabel),
      ...day(t('text.checked'), checked),
    ].join(' · '),
  )
}

// The numbers of sources in the text are notes; here they are said.
function sourceList(sources: Source[], t: TFunction): string | undefined {
  if (!sources.length) return undefined
  const notes = sources.map(({ id, title, lang, publisher, url, date }) => {
    const named = `${formatLink(escapeMarkdown(title), url)}${lang ? ` (${t(`text.titleIn.${lang}`)})` : ''}`
    return `[^${id}]: ${escapeMarkdown(publisher)}, ${named}, ${escapeMarkdown(date)}.`
  })
  return joinBlocks([formatHeading(2, escapeMarkdown(t('text.sources'))), notes.join('\n')])
}
