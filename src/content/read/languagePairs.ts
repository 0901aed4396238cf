import { getOtherLanguage, languages, type Language } from '../../config/languages'
import type { MdxFile, LongformFile } from './longform'
import type { AnalyzedMarkdownText } from './markdownTexts'

/** The file of the same text in the other language. */
export function resolveOtherLanguageFile(file: string, language: Language): string {
  return file.replace(/[^/]+$/, `${getOtherLanguage(language)}.mdx`)
}

/** Texts that exist in both languages, English first. */
export function pairByLanguage<Each extends MdxFile | LongformFile>(texts: Each[]): { first: Each; second: Each }[] {
  const byFile = new Map(texts.map(text => [text.file, text]))
  return texts.flatMap(first => {
    const second = byFile.get(resolveOtherLanguageFile(first.file, first.language))
    return first.language === languages[0] && second ? [{ first, second }] : []
  })
}

/** Markdown texts that exist in both languages, English first. */
export function pairMarkdownTexts(
  texts: AnalyzedMarkdownText[],
): { first: AnalyzedMarkdownText; second: AnalyzedMarkdownText }[] {
  const byPlace = new Map(texts.map(text => [`${text.file} ${text.field ?? ''}`, text]))
  return texts.flatMap(first => {
    const { file, field, language } = first
    const place = field ? `${file} ${field.replace(/\.en$/, '.fr')}` : `${resolveOtherLanguageFile(file, language)} `
    const second = byPlace.get(place)
    return language === languages[0] && second ? [{ first, second }] : []
  })
}
