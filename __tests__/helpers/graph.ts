import type { BuiltPage } from './site'

/** A node of a page’s JSON-LD. */
export type Part = { '@type': string | string[]; '@id'?: string } & Record<string, unknown>

/** The types of a node: one or several. */
export function typesOf(part: Part): string[] {
  return [part['@type']].flat()
}

/** All JSON-LD nodes of a page, including nested ones; throws unless there is exactly one script. */
export function partsOf({ $ }: BuiltPage): Part[] {
  const scripts = $('script[type="application/ld+json"]')
  if (scripts.length !== 1) throw new Error(`There are ${scripts.length} scripts of structured data; expected one.`)
  const { '@context': context, '@graph': graph } = JSON.parse(scripts.text()) as Record<string, unknown>
  if (context !== 'https://schema.org') throw new Error(`The context is ${String(context)}.`)
  return inside(graph).filter((value): value is Part => '@type' in value)
}

/** The ids in all references between nodes. */
export function mentionsOf(parts: Part[]): string[] {
  return parts.flatMap(part => Object.values(part).flat()).flatMap(value => (isMention(value) ? [value['@id']] : []))
}

/** True for a reference: an object with only an @id. */
export function isMention(value: unknown): value is { '@id': string } {
  return typeof value === 'object' && value !== null && Object.keys(value).join() === '@id'
}

function inside(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.values(value).flatMap(inside)
  return Array.isArray(value) ? parts : [value, ...parts]
}
