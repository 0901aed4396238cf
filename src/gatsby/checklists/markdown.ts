import { bulletList, heading, joinBlocks, link, strong, words } from '../markdown/syntax'
import type { Checklist } from './checklist'

/** A checklist as Markdown, with boxes to tick. */
export function checklistToMarkdown({ title, items, from, url, practice, dayLine, notice }: Checklist): string {
  const item = (runs: Checklist['items'][number]) =>
    `[ ] ${runs.map(run => (run.strong ? `${strong(words(run.words))}${/\s$/.test(run.words) ? ' ' : ''}` : words(run.words))).join('')}`
  return `${joinBlocks([
    heading(1, words(title)),
    bulletList(items.map(item)),
    `${link(words(from), url)} · ${words(practice)} · ${words(dayLine)}`,
    words(notice),
  ])}\n`
}
