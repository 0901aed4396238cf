import { stripQueryAndHash } from '../../../shared/paths'
import type { CheckInput } from '../../read/checkInput'
import type { MarkdownText } from '../../read/markdownTexts'
import { resolveOtherLanguageFile } from '../../read/languagePairs'

/** One text in both languages, with where its links lead inside the site, in order; places are named in each language. */
interface TextPairWithLinkTargets {
  first: MarkdownText
  second: MarkdownText
  targets: { first: string[]; second: string[] }
}

/** The texts of which both languages have as many links. */
export function pairTextsWithEqualLinkCounts({ markdownTexts }: CheckInput): TextPairWithLinkTargets[] {
  return markdownTexts.flatMap(first => {
    if (first.language !== 'en') return []
    const second = markdownTexts.find(other =>
      first.field
        ? other.file === first.file && other.field === first.field?.replace(/\.en$/, '.fr')
        : !other.field && other.file === resolveOtherLanguageFile(first.file, first.language),
    )
    if (!second) return []
    const targets = { first: targetsOf(first), second: targetsOf(second) }
    return targets.first.length === targets.second.length ? [{ first, second, targets }] : []
  })
}

function targetsOf({ compiled }: MarkdownText): string[] {
  return compiled.allLinks.flatMap(({ to }) => (to.startsWith('/') ? [stripQueryAndHash(to)] : []))
}
