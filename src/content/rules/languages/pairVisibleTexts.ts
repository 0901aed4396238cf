import { groupByKey } from '../../../shared/groupByKey'
import { memoizeByObject } from '../../memoize'
import type { VisibleText } from '../../read/visibleText'
import type { CheckInput } from '../../read/checkInput'
import { resolveOtherLanguageFile } from '../../read/languagePairs'

/** The same text in both languages. */
interface VisibleTextPair {
  first: VisibleText
  second: VisibleText
}

/**
 * Pairs visible texts across languages: fields of one file, and blocks of two MDX texts, section by section where both
 * have the same number of blocks.
 */
export function pairVisibleTexts({ visibleTexts }: CheckInput): VisibleTextPair[] {
  return getPairs(visibleTexts)
}

// Several rules ask for the pairs of the same texts.
const getPairs = memoizeByObject(createPairs)

/** The blocks of each MDX file, without foreign-language quotations: each text quotes what it needs. */
export function groupTranslatableBlocksByFile(visibleTexts: VisibleText[]): Map<string, VisibleText[]> {
  return groupByKey(
    visibleTexts.filter(({ element, field }) => element && !field && element !== 'Foreign'),
    ({ file }) => file,
  )
}

function createPairs(visibleTexts: VisibleText[]): VisibleTextPair[] {
  const fields = new Map(
    visibleTexts.map(words => [`${words.file} ${words.field ?? ''} ${words.element ?? ''}`, words]),
  )
  const inFields = visibleTexts.flatMap(first => {
    // Titles of sources are not translations: each is as published.
    if (first.element || !first.field?.endsWith('.en') || first.field.startsWith('source.')) return []
    const second = fields.get(`${first.file} ${first.field.replace(/en$/, 'fr')} `)
    return second ? [{ first, second }] : []
  })
  const texts = groupTranslatableBlocksByFile(visibleTexts)
  const inTexts = [...texts].flatMap(([file, own]) => {
    const others = file.endsWith('/en.mdx') ? texts.get(resolveOtherLanguageFile(file, 'en')) : undefined
    if (!others) return []
    const [sections, otherSections] = [splitAtHeadings(own), splitAtHeadings(others)]
    if (sections.length !== otherSections.length) return []
    return sections.flatMap((section, at) => {
      const other = otherSections[at] ?? []
      if (other.length !== section.length) return []
      return section.flatMap((first, index) => {
        const second = other[index]
        return second && second.element === first.element ? [{ first, second }] : []
      })
    })
  })
  return [...inFields, ...inTexts]
}

// Split by headings, so that one section with additional blocks does not prevent comparing the others.
function splitAtHeadings(blocks: VisibleText[]): VisibleText[][] {
  const sections: VisibleText[][] = [[]]
  for (const block of blocks) {
    if (/^h[2-4]$/.test(block.element ?? '')) sections.push([])
    sections.at(-1)?.push(block)
  }
  return sections
}
