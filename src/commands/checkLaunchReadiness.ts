import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { todayInMontreal } from '../content/read/publication'
import { readAndCheckContent } from '../content/read/readAndCheckContent'
import { noopCache } from '../content/read/resultCache'
import { hasLaunchBlockers, createLaunchReadinessReport } from './createLaunchReadinessReport'
import { readConfirmations } from '../content/translations'
import { formatProblems } from '../content/contentProblems'
import type { ContentCheckOptions } from './contentCheckOptions'
import { createFailure, type CommandResult } from './commandResult'
import { formatLaunchReadinessHtml, formatLaunchReadinessText } from './formatLaunchReadinessReport'

/** Reports what is left to do before a launch; with `--html`, as an HTML file (`preflight.html` by default). */
export function checkLaunchReadiness(
  root: string,
  args: string[],
  { today = todayInMontreal(), cache = noopCache }: ContentCheckOptions = {},
): CommandResult {
  const { content, problems } = readAndCheckContent(root, { today, includeDrafts: true }, cache)
  cache.save()
  const { confirmed, problems: unread } = readConfirmations(root)
  if (!content || problems.length || unread.length) return createFailure([formatProblems([...problems, ...unread])])
  const found = createLaunchReadinessReport(content, confirmed, today)
  const page = pageFile(args)
  if (page) writeFileSync(resolve(root, page), formatLaunchReadinessHtml(found, content.practice.name.en, today))
  return {
    lines: [
      formatLaunchReadinessText(found),
      ...(page ? [`Also written to ${page}, to read on screen or print.`] : []),
      verdict(found),
    ].filter(Boolean),
    failed: hasLaunchBlockers(found),
  }
}

function pageFile(args: string[]): string | undefined {
  const index = args.indexOf('--html')
  return index < 0 ? undefined : (args[index + 1] ?? 'preflight.html')
}

function verdict(found: ReturnType<typeof createLaunchReadinessReport>): string {
  if (hasLaunchBlockers(found))
    return 'The site may be built, but not launched, while a value is provisional or missing, or a translation unconfirmed.'
  return found.unproved.length || found.staleFacts.length || found.overdue.length
    ? 'Nothing blocks the launch. Review the claims above.'
    : 'Ready for launch.'
}
