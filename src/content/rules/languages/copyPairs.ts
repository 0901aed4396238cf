import type { VisibleText } from '../../read/visibleText'
import type { CheckInput } from '../../read/checkInput'
import { otherLanguageFile } from '../../read/languagePairs'

/** The same words in both languages: fields of one file, and the blocks of two texts that have the same blocks. */
export function copyPairs({ visibleTexts }: CheckInput): { first: VisibleText; second: VisibleText }[] {
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
    if (words.element && !words.field) texts.set(words.file, [...(texts.get(words.file) ?? []), words])
  const inTexts = [...texts].flatMap(([file, own]) => {
    const others = file.endsWith('/en.mdx') ? texts.get(otherLanguageFile(file, 'en')) : undefined
    if (others?.length !== own.length) return []
    return own.flatMap((first, index) => {
      const second = others[index]
      return second && second.element === first.element ? [{ first, second }] : []
    })
  })
  return [...inFields, ...inTexts]
}
