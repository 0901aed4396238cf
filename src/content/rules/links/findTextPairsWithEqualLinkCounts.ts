import { stripQueryAndHash } from '../../../shared/paths'
import type { CheckInput } from '../../read/checkInput'
import type { AnalyzedMarkdownText } from '../../read/markdownTexts'
import { pairMarkdownTexts } from '../../read/languagePairs'

/**
 * A text in both languages with the routes of its internal links in order, without query and hash; hashes differ by
 * language.
 */
interface TextPairWithLinkTargets {
  first: AnalyzedMarkdownText
  second: AnalyzedMarkdownText
  targets: { first: string[]; second: string[] }
}

/** Pairs of texts with the same number of internal links. */
export function findTextPairsWithEqualLinkCounts({ markdownTexts }: CheckInput): TextPairWithLinkTargets[] {
  return pairMarkdownTexts(markdownTexts).flatMap(({ first, second }) => {
    const targets = { first: listTargetRoutes(first), second: listTargetRoutes(second) }
    return targets.first.length === targets.second.length ? [{ first, second, targets }] : []
  })
}

function listTargetRoutes({ analysis }: AnalyzedMarkdownText): string[] {
  return analysis.allLinks.flatMap(({ to }) => (to.startsWith('/') ? [stripQueryAndHash(to)] : []))
}
