import { languageDetails, type Language } from '../config/languages'

/** The size in bytes of each file that visitors may download, by its address: /downloads/checklist.pdf. */
export type DownloadSizes = Readonly<Record<string, number>>

/** True for the address of a file to download; it is the same in every language. */
export function isDownloadPath(address: string): boolean {
  return address.startsWith('/downloads/')
}

/** Where a checklist stands, made at build from the list of an article or document; one address a language. */
export function buildChecklistDownloadPath(slug: string, language: Language, ending: 'pdf' | 'md'): string {
  return `/downloads/checklists/${slug}-${language}.${ending}`
}

/** What a link says of its file besides its name: “ (PDF, 120 KB)”; nothing of a file that is not there. */
export function formatDownloadNote(address: string, downloads: DownloadSizes, language: Language): string {
  const bytes = downloads[address.replace(/#.*$/, '')]
  if (bytes === undefined) return ''
  const kind = address.replace(/#.*$/, '').split('.').at(-1)?.toUpperCase()
  return ` (${kind}, ${formatSize(bytes, language)})`
}

const kilobyte = 1000

function formatSize(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < kilobyte ** 2
      ? [{ en: 'KB', fr: 'ko' }, Math.max(1, Math.round(bytes / kilobyte))]
      : [{ en: 'MB', fr: 'Mo' }, Math.round(bytes / kilobyte ** 2 / 0.1) / 10]
  return `${new Intl.NumberFormat(languageDetails[language].html).format(size)}\u00a0${unit[language]}`
}
