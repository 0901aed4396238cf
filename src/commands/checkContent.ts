import { noopCache } from '../content/read/resultCache'
import { todayInMontreal } from '../content/read/publication'
import { readAndCheckContent } from '../content/read/readAndCheckContent'
import {
  createUnconfirmedTranslationNotice,
  findUnconfirmedTranslationPairs,
  readConfirmations,
} from '../content/translations'
import { findDeletedPagesWithoutRedirect } from '../content/translations/findDeletedPagesWithoutRedirect'
import { formatProblems } from '../content/contentProblems'
import type { ContentCheckOptions } from './contentCheckOptions'
import type { CommandResult } from './commandResult'

/** Checks the content; returns its problems, or notices for writers if there are none. */
export function checkContent(
  root: string,
  { today = todayInMontreal(), cache = noopCache }: ContentCheckOptions = {},
): CommandResult {
  const { content, problems, notices } = readAndCheckContent(root, { today, includeDrafts: false }, cache)
  cache.save()
  const { confirmed, problems: unread } = readConfirmations(root)
  const found = [...problems, ...unread]
  if (!content || found.length) return { lines: [formatProblems(found)], failed: true }
  const all = [
    ...notices,
    ...findUnconfirmedTranslationPairs(content, confirmed).map(createUnconfirmedTranslationNotice),
    ...findDeletedPagesWithoutRedirect(root, confirmed, content.redirects),
  ]
  return {
    lines: [
      ...(all.length ? [`${formatProblems(all, 'notice')}\n`] : []),
      `The content is sound: ${content.pages.length} pages, ${content.texts.length} texts.`,
    ],
    failed: false,
  }
}
