/** The title of an article in search results: with the practice’s name behind it, unless it already names it. */
export function articleTitle(title: string, practiceName: string): string {
  return title.includes(practiceName) ? title : `${title} | ${practiceName}`
}
