/** Blocks of Markdown, an empty line between them; what is missing is left out. */
export function joinBlocks(blocks: readonly (string | null | undefined | false)[]): string {
  return blocks.filter(Boolean).join('\n\n')
}

/** Words inside a block: signs that would mark something up stand for themselves. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/[\\`*_[\]<|]|~(?=~)|&(?=#?\w+;)/g, '\\$&')
}

/** A block of words, Markdown already, that begins with a sign of a list, a heading or a quotation only in looks. */
export function formatParagraph(markdown: string): string {
  return markdown.trim().replace(/^(?:([#>+-])|(\d+)([.)]))(?=\s|$)/, '$2\\$1$3')
}

/** A heading, whose words are Markdown already. */
export function formatHeading(depth: number, markdown: string): string {
  return `${'#'.repeat(depth)} ${markdown}`
}

/** Markdown in strong type. */
export function formatStrong(markdown: string): string {
  return `**${markdown.trim()}**`
}

/** A link around Markdown; an address with signs of Markdown in it stands in angle brackets. */
export function formatLink(markdown: string, url: string): string {
  return `[${markdown}](${/[\s()<>]/.test(url) ? `<${url.replace(/[<>\s]/g, encodeURIComponent)}>` : url})`
}

/** A list, each item one or more blocks. */
export function formatBulletList(items: readonly string[]): string {
  return list(items.map(item => indent(item, '- ')))
}

/** A numbered list, each item one or more blocks. */
export function formatNumberedList(items: readonly string[], start = 1): string {
  return list(items.map((item, index) => indent(item, `${start + index}. `)))
}

// Items of several blocks stand apart, as they do on the page.
function list(items: string[]): string {
  return items.join(items.some(item => item.includes('\n\n')) ? '\n\n' : '\n')
}

function indent(block: string, marker: string): string {
  return marker + block.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`)
}

/** Blocks that stand apart from the text. */
export function formatBlockquote(block: string): string {
  return block.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')
}

/** A table; its cells are Markdown already and become one line each. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map(cell => cell.replace(/\s*\n\s*/g, ' ')).join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}
