/** The beginning of a text, on one line, with an ellipsis where it is cut. */
export function makeExcerpt(text: string, length: number): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > length ? `${line.slice(0, length).trimEnd()}…` : line
}
