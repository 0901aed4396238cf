/** Collapses a text to one line and cuts it to `length` characters, with an ellipsis. */
export function truncateToSingleLine(text: string, length: number): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > length ? `${line.slice(0, length).trimEnd()}…` : line
}
