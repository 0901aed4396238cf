import type { Section } from './model/sections'
import type { PageFile } from './read/readContent'

/** A section with its file and field path, such as `sections[2]`. */
interface FoundSection<Type extends Section['type']> {
  file: string
  field: string
  section: Extract<Section, { type: Type }>
}

/** All sections of one type, in page order. */
export function findSectionsOfType<Type extends Section['type']>(
  pages: readonly PageFile[],
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
