/** Value of `hidden` that keeps content searchable with the browser’s find in page. */
export const hiddenUntilFoundValue = 'until-found'

/** Adds that value to rendered HTML: React 18 supports `hidden` only as a boolean. */
export function addUntilFoundToHtml(html: string): string {
  return html.replaceAll('hidden="" data-until-found="true"', `hidden="${hiddenUntilFoundValue}"`)
}
