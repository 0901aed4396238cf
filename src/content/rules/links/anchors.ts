import type { Language } from '../../../config/languages'
import { collectNestedStrings } from '../../collectNestedStrings'
import type { CheckInput } from '../../read/checkInput'
import { resolveMdxRoute, resolvePageRouteFromFile } from '../../read/routes'

/** The ids on every route, per language; undefined where the file cannot be parsed. */
export type AnchorsByRouteAndLanguage = Map<string, Record<Language, Set<string>> | undefined>

/**
 * Collects valid link targets: routes of pages and texts, with the ids on them. Includes pages that violate their
 * schema: links to them are still valid.
 */
export function collectAnchorsByRouteAndLanguage({
  jsonFiles,
  mdxFiles,
}: Pick<CheckInput, 'jsonFiles' | 'mdxFiles'>): AnchorsByRouteAndLanguage {
  const places: AnchorsByRouteAndLanguage = new Map()
  const terms = jsonFiles.flatMap(({ file }) => /^content\/terms\/([\w-]+)\.json$/.exec(file)?.[1] ?? [])
  for (const { file, value, readProblem } of jsonFiles) {
    const route = resolvePageRouteFromFile(file)
    if (!route) continue
    if (readProblem) {
      places.set(route, undefined)
      continue
    }
    const strings = collectNestedStrings(value)
    // The glossary section renders each term with its entry’s id.
    const hasGlossary = strings.some(({ text, key }) => key === 'type' && text === 'glossary')
    const ids = new Set([
      ...strings.flatMap(({ text, key }) => (key === 'id' ? [text] : [])),
      ...(hasGlossary ? terms : []),
    ])
    places.set(route, { en: ids, fr: ids })
  }
  for (const mdxFile of mdxFiles) {
    const route = resolveMdxRoute(mdxFile)
    const known = places.has(route) ? places.get(route) : { en: new Set<string>(), fr: new Set<string>() }
    if (!known || !mdxFile.analysis.readable) {
      places.set(route, undefined)
      continue
    }
    mdxFile.analysis.headings.forEach(({ id, aliasIds = [] }) =>
      [id, ...aliasIds].forEach(place => known[mdxFile.language].add(place)),
    )
    places.set(route, known)
  }
  return places
}

/** The route of each page and text, by file. */
export function collectRoutesByFile({
  jsonFiles,
  mdxFiles,
}: Pick<CheckInput, 'jsonFiles' | 'mdxFiles'>): Map<string, string> {
  return new Map([
    ...jsonFiles.flatMap(({ file }): [string, string][] => {
      const route = resolvePageRouteFromFile(file)
      return route ? [[file, route]] : []
    }),
    ...mdxFiles.map((mdxFile): [string, string] => [mdxFile.file, resolveMdxRoute(mdxFile)]),
  ])
}
