import { stripQueryAndHash } from '../../../shared/paths'
import type { Redirects } from '../../model'

/** Follows redirects from a route to their last target; undefined if they form a loop. */
export function followRedirects(from: string, redirects: Redirects): string | undefined {
  let to = from
  for (let step = 0; step <= redirects.length; step++) {
    const next = redirects.find(redirect => redirect.from === stripQueryAndHash(to))
    if (!next) return to
    to = next.to
  }
  return undefined
}
