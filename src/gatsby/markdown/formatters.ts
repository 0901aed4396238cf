/** Joins Markdown blocks with blank lines; empty ones are left out. */
export function joinBlocks(blocks: readonly (string | null | undefined | false)[]): string {
  return blocks.filter(Boolean).join('\n\n')
}

/** Escapes text for use inside a block, so that no character acts as markup. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/[\\`*_[\]<|]|~(?=~)|&(?=#?\w+;)/g, '\\$&')
}

/** A paragraph of Markdown; a leading list, heading or quote marker is escaped. */
export function formatParagraph(markdown: string): string {
  return markdown.trim().replace(/^(?:([#>+-])|(\d+)([.)]))(?=\s|$)/, '$2\\$1$3')
}

/** A heading; `markdown` is already escaped. */
export function formatHeading(depth: number, markdown: string): string {
  return `${'#'.repeat(depth)} ${markdown}`
}

/** Bold text. */
export function formatStrong(markdown: string): string {
  return `**${markdown.trim()}**`
}

/** A link around Markdown; a URL with Markdown punctuation is put in angle brackets. */
export function formatLink(markdown: string, url: string): string {
  return `[${markdown}](${/[\s()<>]/.test(url) ? `<${url.replace(/[<>\s]/g, encodeURIComponent)}>` : url})`
}

/** A bullet list; an item may have several blocks. */
export function formatBulletList(items: readonly string[]): string {
  return list(items.map(item => indent(item, '- ')))
}

/** A numbered list; an item may have several blocks. */
export function formatNumberedList(items: readonly string[], start = 1): string {
  return list(items.map((item, index) => indent(item, `${start + index}. `)))
}

// A loose list (blank lines between items) if an item has several blocks.
function list(items: string[]): string {
  return items.join(items.some(item => item.includes('\n\n')) ? '\n\n' : '\n')
}

function indent(block: string, marker: string): string {
  return marker + block.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`)
}

/** A block quote. */
export function formatBlockquote(block: string): string {
  return block.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')
}

/** A table; cells are already Markdown and are reduced to one line each. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map(cell => cell.replace(/\s*\n\s*/g, ' ')).join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}
