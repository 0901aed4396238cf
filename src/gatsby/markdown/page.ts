import type { TFunction } from 'i18next'
import { languageDetails } from '../../config/languages'
import { formatDate } from '../../shared/dates'
import { parseRenderTree } from '../../shared/mdx/renderTree'
import { buildAbsoluteUrl, buildMarkdownPath } from '../../shared/paths'
import type { RoutedPageNodeSpecWithDigest } from '../nodes/pageDigests'
import { plainTextToMarkdownParagraph } from './genericSection'
import { formatHeading, joinBlocks, formatLink, escapeMarkdown } from './formatters'
import { sectionToMarkdown, type SectionSerializerContext } from './sections'
import { serializeRenderTreeToMarkdown } from './serializeRenderTreeToMarkdown'

type Fields = RoutedPageNodeSpecWithDigest['fields']
type Longform = Extract<RoutedPageNodeSpecWithDigest, { type: 'Article' | 'Document' }>

/** A page, article or document as Markdown: front matter with its URLs, then its whole content. */
export function pageToMarkdown(page: RoutedPageNodeSpecWithDigest, context: SectionSerializerContext): string {
  const content =
    page.type === 'Page'
      ? page.fields.sections.map(section => sectionToMarkdown(section, context))
      : longformToBlocks(page, context)
  return `${joinBlocks([formatFrontMatter(page.fields, context.website), ...content])}\n`
}

// Includes the canonical URL, so that a copy found elsewhere leads back to the page.
function formatFrontMatter({ title, seo, path, language, updated, alternates }: Fields, website: string): string {
  const translations = alternates.flatMap(({ hreflang, path }) =>
    hreflang === language || hreflang === 'x-default'
      ? []
      : [`  ${hreflang}: ${buildAbsoluteUrl(website, buildMarkdownPath(path))}`],
  )
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(seo.description)}`,
    `canonical: ${buildAbsoluteUrl(website, path)}`,
    `language: ${languageDetails[language].html}`,
    `updated: ${updated}`,
    'translations:',
    ...translations,
    '---',
  ].join('\n')
}

function longformToBlocks(text: Longform, context: SectionSerializerContext): (string | undefined)[] {
  const { t } = context
  const { title, summary, body, sources } = text.fields
  // Guides belong to services; other documents are legal pages, which need no disclaimer.
  const informs = text.type === 'Article' || text.fields.category === 'service'
  return [
    formatHeading(1, escapeMarkdown(title)),
    plainTextToMarkdownParagraph(summary),
    formatDateLine(text, t),
    serializeRenderTreeToMarkdown(parseRenderTree(body), context),
    informs ? plainTextToMarkdownParagraph(t('text.informationOnly')) : undefined,
    formatSourceList(sources, t),
  ]
}

function formatDateLine({ type, fields }: Longform, t: TFunction): string {
  const day = (label: string, iso?: string, shown?: string) =>
    iso ? [`${label} ${shown ?? formatDate(iso, fields.language)}`] : []
  return escapeMarkdown(
    (type === 'Article'
      ? [...day(t('text.published'), fields.date), ...day(t('text.reviewed'), fields.reviewed)]
      : [...day(t('text.updated'), fields.changed, fields.updatedLabel), ...day(t('text.checked'), fields.checked)]
    ).join(' · '),
  )
}

// Source references in the text are footnotes; this is the list of the footnotes.
function formatSourceList(sources: Longform['fields']['sources'], t: TFunction): string | undefined {
  if (!sources.length) return undefined
  const notes = sources.map(({ id, title, lang, publisher, url, date }) => {
    const named = `${formatLink(escapeMarkdown(title), url)}${lang ? ` (${t(`text.titleIn.${lang}`)})` : ''}`
    return `[^${id}]: ${escapeMarkdown(publisher)}, ${named}, ${escapeMarkdown(date)}.`
  })
  return joinBlocks([formatHeading(2, escapeMarkdown(t('text.sources'))), notes.join('\n')])
}
