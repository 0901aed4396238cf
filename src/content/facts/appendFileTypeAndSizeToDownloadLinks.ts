import type { Language } from '../../config/languages'
import { formatDownloadNote, type DownloadSizes } from '../../shared/downloads'

/**
 * Adds the file type and size to Markdown link texts, card titles and button labels that link to a download, so that
 * visitors know both before they download.
 */
export function appendFileTypeAndSizeToDownloadLinks(
  text: string,
  downloads: DownloadSizes | undefined,
  language: Language,
): string {
  if (!downloads) return text
  const note = (address: string) => formatDownloadNote(address, downloads, language)
  return text
    .replace(/\]\((\/downloads\/[^)\s]+)/g, (link, address: string) => note(address) + link)
    .replace(
      /<(Card|CallToAction)\s[^>]*\bto="(\/downloads\/[^"]+)"[^>]*>/g,
      (element, name: string, address: string) =>
        element.replace(name === 'Card' ? /\btitle="[^"]*/ : /\blabel="[^"]*/, words => words + note(address)),
    )
}
