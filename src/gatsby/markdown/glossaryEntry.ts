import type { LocalizedGlossaryTerm } from '../nodes/glossary'
import { plainTextToMarkdownParagraph, linkFieldToMarkdown, pageToLinkField, type LinkField } from './genericSection'
import { escapeMarkdown, formatBulletList, formatHeading, formatLink, formatStrong, joinBlocks } from './formatters'
import { resolveAbsoluteUrl, type SerializerContext } from './serializerContext'

/** A glossary term as Markdown: definition, names, source, pages that use it. */
export function glossaryEntryToMarkdown(
  { id, name, short, synonyms, other, definition, source, related, pages, otherPagesCount }: LocalizedGlossaryTerm,
  context: SerializerContext,
): string {
  const { t } = context
  const row = (label: string, markdown: string) => `${formatStrong(escapeMarkdown(label))} ${markdown}`
  const withShort = (name: string, short: string | null) => escapeMarkdown(short ? `${name} (${short})` : name)
  const links = (each: LinkField[]) => each.map(one => linkFieldToMarkdown(one, context)).join(', ')
  const title = `${formatLink(escapeMarkdown(source.title), source.url)}${source.lang ? ` (${t(`text.titleIn.${source.lang}`)})` : ''}`
  return joinBlocks([
    formatHeading(2, formatLink(withShort(name, short), resolveAbsoluteUrl(`#${id}`, context))),
    plainTextToMarkdownParagraph(definition),
    formatBulletList(
      [
        other && row(t(`glossary.in.${other.language}`), `*${withShort(other.name, other.short)}*`),
        synonyms.length > 0 && row(t('glossary.also'), escapeMarkdown(synonyms.join(', '))),
        related.length > 0 &&
          row(t('glossary.related'), links(related.map(({ id, name }) => ({ label: name, to: `#${id}` })))),
        row(t('glossary.source'), `${escapeMarkdown(source.publisher)}, ${title}, ${escapeMarkdown(source.date)}`),
        pages.length > 0 &&
          row(
            t('glossary.used'),
            links(pages.map(pageToLinkField)) +
              (otherPagesCount > 0 ? `, ${t('glossary.more', { count: otherPagesCount })}` : ''),
          ),
      ].flatMap(line => line || []),
    ),
  ])
}
