/** The words of a text in lower case, without punctuation, for comparing. */
export function lowercaseWithoutPunctuation(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
