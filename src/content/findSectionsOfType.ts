import type { Section } from './model/sections'
import type { JsonPageFile } from './read/readContent'

/** A section of a page, with its file and the name of its field there, such as `sections[2]`. */
interface FoundSection<Type extends Section['type']> {
  file: string
  field: string
  section: Extract<Section, { type: Type }>
}

/** The sections of one type on these pages, in their order. */
export function findSectionsOfType<Type extends Section['type']>(
  pages: readonly JsonPageFile[],
  type: Type,
): FoundSection<Type>[] {
  return pages.flatMap(({ file, page }) =>
    page.sections.flatMap((section, index) =>
      isOfType(section, type) ? [{ file, field: `sections[${index}]`, section }] : [],
    ),
  )
}

function isOfType<Type extends Section['type']>(
  section: Section,
  type: Type,
): section is Extract<Section, { type: Type }> {
  return section.type === type
}
