/** The current HTML before and after <main>; its links and menus work without React. */
export function readHtmlAroundMain(): string[] {
  return document.getElementById('main')?.parentElement?.innerHTML.split(/<main[^]*<\/main>/) ?? []
}
