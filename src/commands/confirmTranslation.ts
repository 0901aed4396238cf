import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../content/read/readContent'
import { todayInMontreal } from '../content/read/publication'
import {
  createTranslationConfirmation,
  createUnconfirmedTranslationNotice,
  findUnconfirmedTranslationPairs,
  getOnlyChangedLanguage,
  readConfirmations,
  confirmationsFilePath,
  type UnconfirmedTranslation,
} from '../content/translations'
import { listTranslatedContentItems, type TranslatedContentItem } from '../content/translations/segmentFingerprints'
import { formatDidYouMeanHint } from '../content/language/didYouMean'
import { formatProblem } from '../content/contentProblems'
import type { TranslationConfirmations } from '../content/model/translationConfirmations'
import { createFailure, type CommandResult } from './commandResult'

/**
 * Records that a person has compared both languages of these files or folders. `--all` confirms what is new or has
 * changed in both languages; a file that changed in only one must be named.
 */
export function confirmTranslation(root: string, args: string[]): CommandResult {
  const { content, problems } = readContent(root, { today: todayInMontreal(), includeDrafts: true })
  if (!content)
    return createFailure([
      `The content cannot be read yet (${problems.length} problems); run npm run check:content first.`,
    ])
  const items = listTranslatedContentItems(content)
  const { confirmed, problems: unread } = readConfirmations(root)
  if (unread.length) return createFailure(unread.map(formatProblem))
  const unconfirmed = findUnconfirmedTranslationPairs(content, confirmed)
  const names = args.filter(arg => !arg.startsWith('--'))
  const all = args.includes('--all')
  if (all === names.length > 0) return createFailure([usage, ...unconfirmed.map(formatNotice)])
  const found = names.map(name => ({ name, item: items.find(item => hasName(item, name)) }))
  const unknown = found.filter(({ item }) => !item)
  if (unknown.length) return createFailure(unknown.map(({ name }) => formatUnknownName(name, items)))
  const left = all ? unconfirmed.filter(getOnlyChangedLanguage) : []
  const chosen = all
    ? unconfirmed.filter(translation => !getOnlyChangedLanguage(translation)).map(({ item }) => item)
    : found.flatMap(({ item }) => item ?? [])
  write(root, {
    ...confirmed,
    ...Object.fromEntries(chosen.map(item => [item.name, createTranslationConfirmation(item)])),
  })
  return {
    lines: [
      ...chosen.map(({ name }) => `Confirmed: ${name}.`),
      ...formatUnconfirmedNames(left),
      ...(chosen.length || left.length ? [] : ['Every translation was confirmed already.']),
    ],
    failed: left.length > 0,
  }
}

const usage =
  'Name what you compared, for example: npm run confirm:translation content/articles/what-is-fractional-gc/fr.mdx'

function formatNotice(translation: UnconfirmedTranslation): string {
  return formatProblem(createUnconfirmedTranslationNotice(translation))
}

function formatUnconfirmedNames(left: UnconfirmedTranslation[]): string[] {
  return left.length
    ? ['Only one language has moved on here; compare, then name the file:', ...left.map(formatNotice)]
    : []
}

function hasName({ name, files }: TranslatedContentItem, given: string): boolean {
  const asked = given.replace(/^\.\//, '').replace(/\/$/, '')
  return [name, files.en, files.fr].some(known => known === asked || known === `content/${asked}`)
}

function formatUnknownName(name: string, items: TranslatedContentItem[]): string {
  return `There is no “${name}” in two languages${formatDidYouMeanHint(
    name,
    items.flatMap(({ name, files }) => [name, files.en, files.fr]),
  )}.`
}

// Entries of deleted content are removed from the list.
function write(root: string, confirmed: TranslationConfirmations): void {
  const kept = Object.entries(confirmed)
    .filter(([name]) => existsSync(join(root, name)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(join(root, confirmationsFilePath), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}
