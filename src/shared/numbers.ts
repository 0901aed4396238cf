import { languageDetails, type Language } from '../config/languages'

const formats = new Map<string, Intl.NumberFormat>()

// Creating a format takes far longer than using it.
function getNumberFormat(language: Language, decimals: number): Intl.NumberFormat {
  const { html } = languageDetails[language]
  const key = `${html} ${decimals}`
  const format = formats.get(key) ?? new Intl.NumberFormat(html, { minimumFractionDigits: decimals })
  formats.set(key, format)
  return format
}

/** A number in the format of the language: `12,500.5`, `12 500,5`. */
export function formatLocaleNumber(value: number, language: Language, decimals = 0): string {
  // Intl separates French thousands with U+202F; the Office québécois de la langue française prescribes U+00A0.
  return getNumberFormat(language, decimals).format(value).replace(/\s/g, '\u00a0')
}

/** An amount in dollars, with cents if it has any: `$5,000`, `5 000 $`. `mark` is an abbreviation, as in `$5K`. */
export function formatDollars(value: number, language: Language, mark = ''): string {
  const figure = formatLocaleNumber(value, language, mark || Number.isInteger(value) ? 0 : 2)
  return language === 'fr' ? `${figure}\u00a0${mark}$` : `$${figure}${mark}`
}

/** A figure with a percent sign: `60%`, `60 %`. */
export function appendPercentSign(figure: string, language: Language): string {
  return language === 'fr' ? `${figure}\u00a0%` : `${figure}%`
}
