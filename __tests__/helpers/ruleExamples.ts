import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { languages } from '../../src/config/languages'
import { rulesByName } from '../../src/content/rules'
import type { Rule } from '../../src/content/rules/rule'
import {
  createExampleTextAppender,
  createExampleTextReplacer,
  type FileChange,
  type FileChanges,
  type VisibleTextKind,
  type RuleExampleEdit,
  type RuleExamples,
} from '../../src/content/rules/examples'
import { formatProblem, type ContentProblem } from '../../src/content/contentProblems'
import { files, readProject } from './project'

const load = createRequire(__filename)
const folder = join(__dirname, '../../src/content/rules')

/** The rules that have examples, as `<kind>/<name>`. */
export const rulesWithExamples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.examples.ts'))
  .map(file => file.replaceAll('\\', '/').replace('.examples.ts', ''))

/** Where the texts of an example are inserted. */
const places: Record<VisibleTextKind, Record<'en' | 'fr', (words: string) => [string, FileChange]>> = {
  field: {
    en: words => [files.home, { 'sections[0].lead.en': words }],
    fr: words => [files.home, { 'sections[0].lead.fr': words }],
  },
  'front matter': {
    en: words => [
      files.document.en,
      createExampleTextReplacer('"What we keep, why and for how long."', JSON.stringify(words)),
    ],
    fr: words => [
      files.document.fr,
      createExampleTextReplacer('"Ce que nous conservons, pourquoi et combien de temps."', JSON.stringify(words)),
    ],
  },
  paragraph: {
    en: words => [files.document.en, createExampleTextAppender(words)],
    fr: words => [files.document.fr, createExampleTextAppender(words)],
  },
  alt: {
    en: words => [
      files.article.en,
      createExampleTextReplacer('alt="Lines"', `alt="${words.replaceAll('"', '&quot;')}"`),
    ],
    fr: words => [
      files.article.fr,
      createExampleTextReplacer('alt="Des lignes"', `alt="${words.replaceAll('"', '&quot;')}"`),
    ],
  },
}

/** The text of the other language if an example gives only one. */
const neutral = { en: 'It is read with care.', fr: 'Le tout se lit avec soin.' }

/** The changes of an example, one for each kind of visible text. */
function editsOf(example: RuleExampleEdit): [string, FileChanges][] {
  if ('changes' in example) return [['', example.changes]]
  return (example.in ?? (Object.keys(places) as VisibleTextKind[])).map(place => {
    const edits = languages.map(language => places[place][language](example[language] ?? neutral[language]))
    const changes: FileChanges = {}
    for (const [file, change] of edits) {
      const earlier = changes[file]
      changes[file] =
        typeof earlier === 'object' && typeof change === 'object' && earlier && change
          ? { ...earlier, ...change }
          : change
    }
    return [` in a ${place}`, changes]
  })
}

/** Number of cached results per file: one for each group of rules with the same `comparesWith`. */
export const resultsPerFile = new Set(
  Object.values<Rule>(rulesByName)
    .filter(({ checkMarkdown, checkVisibleText }) => checkMarkdown ?? checkVisibleText)
    .map(({ comparesWith }) => comparesWith?.join()),
).size

/** Problems and notices of the small project with these changes, by all rules if none are named. */
export function problemsAndNoticesWith(changes: FileChanges, rules?: Record<string, Rule>): ContentProblem[] {
  const { problems, notices } = readProject(changes, rules)
  return [...problems, ...notices]
}

function nameOf(example: RuleExampleEdit): string {
  // Abbreviates pictures of several megabytes.
  const plain = (changes: FileChanges) =>
    Object.fromEntries(
      Object.entries(changes).map(([file, change]) => [file, Buffer.isBuffer(change) ? 'bytes' : change]),
    )
  const seen = 'changes' in example ? plain(example.changes) : { en: example.en, fr: example.fr }
  const text = JSON.stringify(seen, (_, value: unknown) => (typeof value === 'function' ? String(value) : value))
  return text.slice(0, 150)
}

/**
 * Tests all rules of a kind with their examples: each wrong one is reported by its rule, each right one passes all
 * rules.
 */
export function testRulesOfKind(kind: string): void {
  describe.each(rulesWithExamples.filter(name => name.startsWith(`${kind}/`)))('%s', testRule)
}

function testRule(name: string): void {
  const { wrong, right } = (load(`${folder}/${name}.examples`) as { examples: RuleExamples }).examples
  const rule = rulesByName[name]

  it.each(
    wrong.flatMap(each => editsOf(each).map(([place, changes]) => [`${nameOf(each)}${place}`, changes, each] as const)),
  )('says what is wrong with %s', (_, changes, { message, level }) => {
    const found = problemsAndNoticesWith(changes, rule && { [name]: rule })
    const own = found.filter(problem => problem.rule === name).map(formatProblem)
    // Fails with the problems of the schemas, which may show why the rule found none.
    if (!own.length) expect(found.map(formatProblem)).toEqual(`something of ${name}`)
    for (const words of [message].flat())
      expect(own.join('\n')).toEqual(
        words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(String(words)),
      )
    expect(found.find(problem => problem.rule === name)?.level).toBe(level ?? rule?.level)
  })

  if (right.length)
    it.each(right.flatMap(each => editsOf(each).map(([place, changes]) => [`${nameOf(each)}${place}`, changes])))(
      'has nothing to say of %s',
      (_, changes) => {
        // Ignores the length rule: an example’s text is paired with a short neutral one.
        const found = problemsAndNoticesWith(changes as FileChanges).filter(
          ({ rule }) => rule === name || rule !== 'languages/similarTextLength',
        )
        expect(found.map(formatProblem)).toEqual([])
      },
    )
}
