import { noMemory, type Memory } from '../content/read/memory'
import { todayInMontreal } from '../content/read/published'
import { readContent } from '../content/read/read'
import { driftNotice, driftsOf, readTranslations } from '../content/translations'
import { reportOf } from '../content/problems'
import type { Outcome } from './outcome'

/** What is wrong in the content, or what its writers should know of a content that is sound. */
export function checkContent(
  root: string,
  { today = todayInMontreal(), memory = noMemory }: { today?: string; memory?: Memory } = {},
): Outcome {
  const { content, problems, notices } = readContent(root, { today, drafts: false }, memory)
  memory.save()
  if (!content || problems.length) return { lines: [reportOf(problems)], failed: true }
  const { confirmed, problems: unread } = readTranslations(root)
  const all = [...notices, ...unread, ...driftsOf(content, confirmed).map(driftNotice)]
  return {
    lines: [
      ...(all.length ? [`${reportOf(all, 'notice')}\n`] : []),
      `The content is sound: ${content.pages.length} pages, ${content.texts.length} texts.`,
    ],
    failed: false,
  }
}
