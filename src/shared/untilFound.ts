/** The value of `hidden` that leaves words to the browser’s own search. */
export const hiddenUntilFoundValue = 'until-found'

/** The HTML with that value wherever React, which knows `hidden` without a value only, was asked for it. */
export function addUntilFoundToHtml(html: string): string {
  return html.replaceAll('hidden="" data-until-found="true"', `hidden="${hiddenUntilFoundValue}"`)
}
