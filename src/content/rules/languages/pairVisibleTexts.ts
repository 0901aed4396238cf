import type { VisibleText } from '../../read/visibleText'
import type { CheckInput } from '../../read/checkInput'
import { resolveOtherLanguageFile } from '../../read/languagePairs'

/** The same words in both languages: fields of one file, and the blocks of two texts that have the same blocks. */
export function pairVisibleTexts({ visibleTexts }: CheckInput): { first: VisibleText; second: VisibleText }[] {
  const fields = new Map(
    visibleTexts.map(words => [`${words.file} ${words.field ?? ''} ${words.element ?? ''}`, words]),
  )
  const inFields = visibleTexts.flatMap(first => {
    // The titles of a source are each as they were published.
    if (first.element || !first.field?.endsWith('.en') || first.field.startsWith('source.')) return []
    const second = fields.get(`${first.file} ${first.field.replace(/en$/, 'fr')} `)
    return second ? [{ first, second }] : []
  })
  const texts = new Map<string, VisibleText[]>()
  for (const words of visibleTexts)
    // Words of the other language are counted by no one: each text quotes what it needs.
    if (words.element && !words.field && words.element !== 'Foreign')
      texts.set(words.file, [...(texts.get(words.file) ?? []), words])
  const inTexts = [...texts].flatMap(([file, own]) => {
    const others = file.endsWith('/en.mdx') ? texts.get(resolveOtherLanguageFile(file, 'en')) : undefined
    if (!others) return []
    const [sections, otherSections] = [sectionsOf(own), sectionsOf(others)]
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

// What one section has more of is no reason to compare nothing of the others.
function sectionsOf(blocks: VisibleText[]): VisibleText[][] {
  const sections: VisibleText[][] = [[]]
  for (const block of blocks) {
    if (/^h[2-4]$/.test(block.element ?? '')) sections.push([])
    sections.at(-1)?.push(block)
  }
  return sections
}
