import { resolveLocalizedContent, type Localized } from '../../content/resolveLocalizedContent'
import type { Section } from '../../content/model'
import type { PageFile } from '../../content/read/readContent'
import { findRelatedAbbreviations } from './glossary'
import { fillLinkGroups } from './linkGroups'
import type { Surroundings } from './resolveSections'

/** The section, if its cover draws the page itself, with what that shows: its groups of links, or the glossary. */
export function fillHeaderCover(
  section: Localized<Section>,
  page: PageFile['page'],
  surroundings: Surroundings,
  own: string,
): Localized<Section> {
  if (section.type !== 'hero' || !section.cover) return section
  const { reader, content } = surroundings
  const { cover } = section
  if (cover.drawing === 'plate')
    return { ...section, cover: { ...cover, names: findRelatedAbbreviations(content, reader.language) } }
  if (cover.drawing !== 'clusters') return section
  const groups = page.sections.flatMap(other =>
    other.type === 'linkGroups' ? fillLinkGroups(resolveLocalizedContent(other, reader).groups, surroundings, own) : [],
  )
  return {
    ...section,
    cover: { ...cover, figures: groups.map(({ pages }) => pages.length), names: groups.map(({ title }) => title) },
  }
}
