import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../content/read/read'
import { todayInMontreal } from '../content/read/published'
import {
  confirmationOf,
  driftNotice,
  driftsOf,
  movedOn,
  readTranslations,
  translationsFile,
  type Drift,
} from '../content/translations'
import { pairsOf, type Pair } from '../content/translations/units'
import { suggestion } from '../content/language/nearest'
import { sentenceOf } from '../content/problems'
import type { Translations } from '../content/model/translations'
import type { Outcome } from './outcome'

/**
 * Confirms that a person has compared both languages of these files or folders. `--all` confirms what is new or has
 * changed in both languages; where one alone has moved on, the file must be named.
 */
export function confirmTranslation(root: string, args: string[]): Outcome {
  const { content, problems } = readContent(root, { today: todayInMontreal(), drafts: true })
  if (!content)
    return failure([`The content cannot be read yet (${problems.length} problems); run npm run check:content first.`])
  const pairs = pairsOf(content)
  const { confirmed } = readTranslations(root)
  const drifts = driftsOf(content, confirmed)
  const names = args.filter(arg => !arg.startsWith('--'))
  const all = args.includes('--all')
  if (all === names.length > 0) return failure([usage, ...drifts.map(sentence)])
  const found = names.map(name => ({ name, pair: pairs.find(pair => answersTo(pair, name)) }))
  const unknown = found.filter(({ pair }) => !pair)
  if (unknown.length) return failure(unknown.map(({ name }) => unknownSentence(name, pairs)))
  const left = all ? drifts.filter(movedOn) : []
  const chosen = all
    ? drifts.filter(drift => !movedOn(drift)).map(({ pair }) => pair)
    : found.flatMap(({ pair }) => pair ?? [])
  write(root, { ...confirmed, ...Object.fromEntries(chosen.map(pair => [pair.name, confirmationOf(pair)])) })
  return {
    lines: [
      ...chosen.map(({ name }) => `Confirmed: ${name}.`),
      ...leftToName(left),
      ...(chosen.length || left.length ? [] : ['Every translation was confirmed already.']),
    ],
    failed: left.length > 0,
  }
}

const usage =
  'Name what you compared, for example: npm run confirm:translation content/articles/what-is-fractional-gc/fr.mdx'

function sentence(drift: Drift): string {
  return sentenceOf(driftNotice(drift))
}

function failure(lines: string[]): Outcome {
  return { lines, failed: true }
}

function leftToName(left: Drift[]): string[] {
  return left.length ? ['Only one language has moved on here; compare, then name the file:', ...left.map(sentence)] : []
}

function answersTo({ name, files }: Pair, given: string): boolean {
  const asked = given.replace(/^\.\//, '').replace(/\/$/, '')
  return [name, files.en, files.fr].some(known => known === asked || known === `content/${asked}`)
}

function unknownSentence(name: string, pairs: Pair[]): string {
  return `There is no “${name}” in two languages${suggestion(
    name,
    pairs.flatMap(({ name, files }) => [name, files.en, files.fr]),
  )}.`
}

// What is gone from the content goes from the list too.
function write(root: string, confirmed: Translations): void {
  const kept = Object.entries(confirmed)
    .filter(([name]) => existsSync(join(root, name)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(join(root, translationsFile), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}
