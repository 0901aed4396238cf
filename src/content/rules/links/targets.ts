import { pathnameOf } from '../../../shared/paths'
import type { CheckInput } from '../../read/input'
import type { Markdown } from '../../read/markdown'
import { twinFile } from '../../read/twins'

/** One text in both languages, with where its links lead inside the site, in order; places are named in each language. */
export interface TargetPair {
  first: Markdown
  second: Markdown
  targets: { first: string[]; second: string[] }
}

/** The texts of which both languages have as many links. */
export function targetPairs({ markdown }: CheckInput): TargetPair[] {
  return markdown.flatMap(first => {
    if (first.language !== 'en') return []
    const second = markdown.find(other =>
      first.field
        ? other.file === first.file && other.field === first.field?.replace(/\.en$/, '.fr')
        : !other.field && other.file === twinFile(first.file, first.language),
    )
    if (!second) return []
    const targets = { first: targetsOf(first), second: targetsOf(second) }
    return targets.first.length === targets.second.length ? [{ first, second, targets }] : []
  })
}

function targetsOf({ compiled }: Markdown): string[] {
  return compiled.addresses.flatMap(({ to }) => (to.startsWith('/') ? [pathnameOf(to)] : []))
}
