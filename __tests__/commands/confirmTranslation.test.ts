import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../../src/content/read/readContent'
import {
  createUnconfirmedPairNotice,
  findUnconfirmedLanguagePairs,
  readConfirmations,
  confirmationsFilePath,
} from '../../src/content/translations'
import { confirmTranslation } from '../../src/commands/confirmTranslation'
import { formatProblem } from '../../src/content/contentProblems'
import { rewrite, withSmallContent } from '../helpers/contentCopy'
import { reading } from '../helpers/project'

const article = 'content/articles/trials'
const page = 'content/pages/home.json'

/** What a writer is told of the translations of a content. */
function unconfirmed(root: string): string[] {
  const { content } = readContent(root, { ...reading, includeDrafts: true })
  return content
    ? findUnconfirmedLanguagePairs(content, readConfirmations(root).confirmed).map(unconfirmedPair =>
        formatProblem(createUnconfirmedPairNotice(unconfirmedPair)),
      )
    : []
}

/** Adds words of its own to the first paragraph under a heading, as a writer does who has more to say. */
function addWords(root: string, language: 'en' | 'fr', words: string): void {
  rewrite(root, `${article}/${language}.mdx`, text => text.replace(/(\n## .*\n\n)(\S)/, `$1${words} $2`))
}

/** Confirms everything as it stands, whatever the content of the day. */
function confirmAll(root: string): void {
  confirmTranslation(root, ['--all'])
  const left = unconfirmedNames(root)
  if (left.length) confirmTranslation(root, left)
}

function unconfirmedNames(root: string): string[] {
  return unconfirmed(root).flatMap(sentence => /confirm:translation (\S+?)\.?$/.exec(sentence)?.[1] ?? [])
}

it('says which paragraph has changed when the English has moved on, until the French is confirmed', () =>
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

it('asks for the English when the French alone has moved on', () =>
  withSmallContent(root => {
    confirmAll(root)
    addWords(root, 'fr', 'Chaque projet est relu.')
    expect(unconfirmed(root)).toEqual([
      expect.stringMatching(/fr\.mdx: the French changed at line \d+ .* since the English/),
    ])
  }))

it('asks to compare once more when both have changed, even in one edit, and confirms that with --all', () =>
  withSmallContent(root => {
    confirmAll(root)
    addWords(root, 'en', 'Counsel reads every draft.')
    addWords(root, 'fr', 'Chaque projet est relu.')
    expect(unconfirmed(root)).toEqual([expect.stringMatching(/the English changed at .*, and the French changed at /)])
    expect(confirmTranslation(root, ['--all'])).toEqual({ lines: [`Confirmed: ${article}.`], failed: false })
    expect(unconfirmed(root)).toEqual([])
  }))

it('does not confirm with --all what only one language says', () =>
  withSmallContent(root => {
    confirmAll(root)
    addWords(root, 'en', 'Counsel reads every draft.')
    const { lines, failed } = confirmTranslation(root, ['--all'])
    expect(failed).toBe(true)
    expect(lines.join('\n')).toContain('the English changed')
    expect(unconfirmed(root)).toHaveLength(1)
  }))

it('names the field of a page', () =>
  withSmallContent(root => {
    confirmAll(root)
    rewrite(root, page, text => text.replace(/("title": \{\s*"en": ")/, '$1Truly '))
    expect(unconfirmed(root)).toEqual([
      expect.stringMatching(/home\.json: the English changed at [\w.[\]]*title \(“Truly /),
    ])
  }))

it('is not alarmed by spaces, typography, addresses, another layout, or a number that changes in both', () =>
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

it('asks of a number that changes in one language', () =>
  withSmallContent(root => {
    for (const language of ['en', 'fr'] as const) addWords(root, language, '30')
    confirmAll(root)
    addWordsInstead(root, 'en')
    expect(unconfirmed(root)).toEqual([expect.stringContaining('the English changed')])
  }))

it('says what it takes when nothing, or nothing that exists, is named', () =>
  withSmallContent(root => {
    confirmAll(root)
    expect(confirmTranslation(root, []).lines[0]).toMatch(/^Name what you compared, for example: npm run/)
    expect(confirmTranslation(root, [`${article}x`])).toEqual({
      lines: [`There is no “${article}x” in two languages; did you mean “${article}”.`],
      failed: true,
    })
  }))

it('keeps its list sorted, one line a language', () =>
  withSmallContent(root => {
    confirmAll(root)
    const kept = JSON.parse(readFileSync(join(root, confirmationsFilePath), 'utf8')) as Record<string, { en: string }>
    expect(Object.keys(kept)).toEqual(Object.keys(kept).sort())
    expect(readConfirmations(root).problems).toEqual([])
  }))

function addWordsInstead(root: string, language: 'en' | 'fr'): void {
  rewrite(root, `${article}/${language}.mdx`, text => text.replace(/(\n## .*\n\n)30 /, '$145 '))
}
