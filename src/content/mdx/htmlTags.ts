// What to write instead of tags that come with text pasted from Word or a web page.
const remedies: [remedy: string, tags: string][] = [
  ['write **words**', 'b strong'],
  ['write *words*', 'i em cite'],
  ['write [words](/address)', 'a'],
  ['write <Figure src="./name.png" alt="…" caption="…" />', 'img picture'],
  ['a blank line begins a new paragraph', 'br hr wbr'],
  ['write “## Section” or “### Part”', 'h1 h2 h3 h4 h5 h6'],
  ['begin each item with “- ” or “1. ”', 'ul ol li'],
  ['write a bar between the cells, and a line of dashes under the first row', 'table thead tbody tr td th'],
  ['begin each line with “> ”', 'blockquote'],
  ['take it out, and keep its words', 'p div span font u s sup sub small big center mark style o:p'],
]

/** Tells a writer what to write instead of an HTML tag; undefined for other names. */
export function explainHtmlTag(name: string): string | undefined {
  const remedy = remedies.find(([, tags]) => tags.split(' ').includes(name.toLowerCase()))?.[0]
  return remedy && `has <${name}>, a tag of HTML; ${remedy}`
}
