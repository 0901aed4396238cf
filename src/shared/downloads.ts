import type { Language } from '../config/languages'
import { formatLocaleNumber } from './numbers'

/** File sizes in bytes of downloads, by path: /downloads/checklist.pdf. */
export type DownloadSizes = Readonly<Record<string, number>>

/** Whether a path is that of a download, which is the same in every language. */
export function isDownloadPath(path: string): boolean {
  return path.startsWith('/downloads/')
}

/** Path of a checklist that the build makes from an article or document, per language. */
export function buildChecklistDownloadPath(slug: string, language: Language, ending: 'pdf' | 'md'): string {
  return `/downloads/checklists/${slug}-${language}.${ending}`
}

/** Note after a link to a download: “ (PDF, 120 KB)”; empty if the file does not exist. */
export function formatDownloadNote(to: string, downloads: DownloadSizes, language: Language): string {
  const path = to.replace(/#.*$/, '')
  const bytes = downloads[path]
  if (bytes === undefined) return ''
  return ` (${path.split('.').at(-1)?.toUpperCase()}, ${formatSize(bytes, language)})`
}

const kilobyte = 1000

function formatSize(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < kilobyte ** 2
      ? [{ en: 'KB', fr: 'ko' }, Math.max(1, Math.round(bytes / kilobyte))]
      : [{ en: 'MB', fr: 'Mo' }, Math.round((bytes / kilobyte ** 2) * 10) / 10]
  return `${formatLocaleNumber(size, language)}\u00a0${unit[language]}`
}
