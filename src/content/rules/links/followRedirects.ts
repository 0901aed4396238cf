import { stripQueryAndHash } from '../../../shared/paths'
import type { Redirects } from '../../model'

/** The address to which redirects lead from another in the end; undefined if they go round in a circle. */
export function followRedirects(from: string, redirects: Redirects): string | undefined {
  let to = from
  for (let step = 0; step <= redirects.length; step++) {
    const next = redirects.find(redirect => redirect.from === stripQueryAndHash(to))
    if (!next) return to
    to = next.to
  }
  return undefined
}
