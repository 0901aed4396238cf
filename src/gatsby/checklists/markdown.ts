import {
  formatBulletList,
  formatHeading,
  joinBlocks,
  formatLink,
  formatStrong,
  escapeMarkdown,
} from '../markdown/formatters'
import type { ChecklistFileData } from './checklist'

/** Formats a checklist as a Markdown task list. */
export function checklistToMarkdown({ title, items, from, url, practice, dayLine, notice }: ChecklistFileData): string {
  const item = (runs: ChecklistFileData['items'][number]) =>
    `[ ] ${runs.map(run => (run.strong ? `${formatStrong(escapeMarkdown(run.words))}${/\s$/.test(run.words) ? ' ' : ''}` : escapeMarkdown(run.words))).join('')}`
  return `${joinBlocks([
    formatHeading(1, escapeMarkdown(title)),
    formatBulletList(items.map(item)),
    `${formatLink(escapeMarkdown(from), url)} · ${escapeMarkdown(practice)} · ${escapeMarkdown(dayLine)}`,
    escapeMarkdown(notice),
  ])}\n`
}
