import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../../src/content/read/readContent'
import {
  createUnconfirmedTranslationNotice,
  findUnconfirmedTranslationPairs,
  readConfirmations,
  confirmationsFilePath,
} from '../../src/content/translations'
import { checkContent } from '../../src/commands/checkContent'
import { confirmTranslation } from '../../src/commands/confirmTranslation'
import { formatProblem } from '../../src/content/contentProblems'
import { rewrite, withSmallContent } from '../helpers/contentCopy'
import { reading } from '../helpers/project'

const article = 'content/articles/trials'
const page = 'content/pages/home.json'

/** The notices about unconfirmed translations. */
function unconfirmed(root: string): string[] {
  const { content } = readContent(root, { ...reading, includeDrafts: true })
  return content
    ? findUnconfirmedTranslationPairs(content, readConfirmations(root).confirmed).map(translation =>
        formatProblem(createUnconfirmedTranslationNotice(translation)),
      )
    : []
}

/** Inserts words before the first paragraph under a heading. */
function addWords(root: string, language: 'en' | 'fr', words: string): void {
  rewrite(root, `${article}/${language}.mdx`, text => text.replace(/(\n## .*\n\n)(\S)/, `$1${words} $2`))
}

/** Confirms all current translations. */
function confirmAll(root: string): void {
  confirmTranslation(root, ['--all'])
  const left = unconfirmedNames(root)
  if (left.length) confirmTranslation(root, left)
}

function unconfirmedNames(root: string): string[] {
  return unconfirmed(root).flatMap(sentence => /confirm:translation (\S+?)\.?$/.exec(sentence)?.[1] ?? [])
}

it('reports the changed paragraph after an English edit, until the French is confirmed', () =>
  withSmallContent(root => {
    confirmAll(root)
    addWords(root, 'en', 'Counsel reads every draft.')
    expect(unconfirmed(root)).toEqual([
      expect.stringMatching(
        /en\.mdx: the English changed at line \d+ \(“Counsel reads every draft\..*”\) since the French was checked/,
      ),
    ])
    expect(confirmTranslation(root, [`${article}/fr.mdx`])).toEqual({
      lines: [`Confirmed: ${article}.`],
      failed: false,
    })
    expect(unconfirmed(root)).toEqual([])
  }))

it('asks to update the English after a French edit', () =>
  withSmallContent(root => {
    confirmAll(root)
    addWords(root, 'fr', 'Chaque projet est relu.')
    expect(unconfirmed(root)).toEqual([
      expect.stringMatching(/fr\.mdx: the French changed at line \d+ .* since the English/),
    ])
  }))

it('asks to compare both languages when both changed, and confirms this with --all', () =>
  withSmallContent(root => {
    confirmAll(root)
    addWords(root, 'en', 'Counsel reads every draft.')
    addWords(root, 'fr', 'Chaque projet est relu.')
    expect(unconfirmed(root)).toEqual([expect.stringMatching(/the English changed at .*, and the French changed at /)])
    expect(confirmTranslation(root, ['--all'])).toEqual({ lines: [`Confirmed: ${article}.`], failed: false })
    expect(unconfirmed(root)).toEqual([])
  }))

it('--all does not confirm a change in only one language', () =>
  withSmallContent(root => {
    confirmAll(root)
    addWords(root, 'en', 'Counsel reads every draft.')
    const { lines, failed } = confirmTranslation(root, ['--all'])
    expect(failed).toBe(true)
    expect(lines.join('\n')).toContain('the English changed')
    expect(unconfirmed(root)).toHaveLength(1)
  }))

it('names the changed field of a page', () =>
  withSmallContent(root => {
    confirmAll(root)
    rewrite(root, page, text => text.replace(/("title": \{\s*"en": ")/, '$1Truly '))
    expect(unconfirmed(root)).toEqual([
      expect.stringMatching(/home\.json: the English changed at [\w.[\]]*title \(“Truly /),
    ])
  }))

it('ignores changes of spaces, links and JSON layout, and of a number in both languages', () =>
  withSmallContent(root => {
    confirmAll(root)
    for (const language of ['en', 'fr'] as const) {
      addWords(root, language, '30')
      rewrite(root, page, text => JSON.stringify(JSON.parse(text), null, language === 'en' ? 1 : 4))
    }
    confirmAll(root)
    for (const language of ['en', 'fr'] as const) addWordsInstead(root, language)
    rewrite(root, `${article}/en.mdx`, text =>
      text.replaceAll('](/contact', '](/privacy').replace('sponsor pays', 'sponsor  pays'),
    )
    expect(unconfirmed(root)).toEqual([])
  }))

it('reports a number that changes in one language', () =>
  withSmallContent(root => {
    for (const language of ['en', 'fr'] as const) addWords(root, language, '30')
    confirmAll(root)
    addWordsInstead(root, 'en')
    expect(unconfirmed(root)).toEqual([expect.stringContaining('the English changed')])
  }))

it('explains its argument when it is missing or unknown', () =>
  withSmallContent(root => {
    confirmAll(root)
    expect(confirmTranslation(root, []).lines[0]).toMatch(/^Name what you compared, for example: npm run/)
    expect(confirmTranslation(root, [`${article}x`])).toEqual({
      lines: [`There is no “${article}x” in two languages; did you mean “${article}”.`],
      failed: true,
    })
  }))

it('writes the confirmations sorted by name', () =>
  withSmallContent(root => {
    confirmAll(root)
    const kept = JSON.parse(readFileSync(join(root, confirmationsFilePath), 'utf8')) as Record<string, { en: string }>
    expect(Object.keys(kept)).toEqual(Object.keys(kept).sort())
    expect(readConfirmations(root).problems).toEqual([])
  }))

it('reports a broken file of confirmations alone, and overwrites nothing', () =>
  withSmallContent(root => {
    confirmAll(root)
    rewrite(root, confirmationsFilePath, text => `<<<<<<< ours\n${text}`)
    const broken = readFileSync(join(root, confirmationsFilePath), 'utf8')
    const failure = { lines: [expect.stringMatching(/translations\.json[\s\S]*merge/)], failed: true }
    expect(confirmTranslation(root, ['--all'])).toEqual(failure)
    expect(checkContent(root, reading)).toEqual(failure)
    expect(readFileSync(join(root, confirmationsFilePath), 'utf8')).toBe(broken)
  }))

function addWordsInstead(root: string, language: 'en' | 'fr'): void {
  rewrite(root, `${article}/${language}.mdx`, text => text.replace(/(\n## .*\n\n)30 /, '$145 '))
}
