/** The HTML before and behind the main part of the page as it stands now: links and menus in it answer without React. */
export function readHtmlAroundMain(): string[] {
  return document.getElementById('main')?.parentElement?.innerHTML.split(/<main[^]*<\/main>/) ?? []
}
