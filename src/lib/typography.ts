/** A rule of French typography (Office québécois de la langue française) that a text breaks. */
const rules: { pattern: RegExp; message: string }[] = [
  { pattern: /\p{L}'/u, message: 'has a straight apostrophe; French uses ’' },
  {
    pattern: /(?<=\S)[ ](?=[:%»$])/u,
    message: 'has an ordinary space before “:”, “%”, “»” or “$”; use a non-breaking space (U+00A0)',
  },
  { pattern: /«(?!\u00a0)/u, message: 'needs a non-breaking space (U+00A0) after «' },
  { pattern: /(?<!\u00a0)»/u, message: 'needs a non-breaking space (U+00A0) before »' },
  { pattern: /[ \u00a0](?=[;!?])/u, message: 'has a space before “;”, “!” or “?”; use none, or a narrow one (U+202F)' },
  { pattern: /\p{L}:(?=\s|$)/u, message: 'needs a non-breaking space (U+00A0) before “:”' },
  { pattern: /\d[%$]/u, message: 'needs a non-breaking space (U+00A0) between the number and its sign' },
  {
    pattern: /\d[ ]\d{3}(?!\d)/u,
    message: 'has an ordinary space between thousands; use a non-breaking space (U+00A0)',
  },
  {
    pattern: /\d(?:[ ]?h(?:[ ]?\d\d)?|\u00a0h[ ]?\d\d)(?!\p{L})/u,
    message: 'needs non-breaking spaces (U+00A0) around the “h” of hours',
  },
  { pattern: /["“”]/u, message: 'has English quotation marks; French uses « »' },
]

/** What breaks the rules of French typography in a text, with the words around the place. */
export function frenchTypographyProblems(text: string): string[] {
  return rules.flatMap(({ pattern, message }) => {
    const match = pattern.exec(text)
    return match ? [`${message} (near “${around(text, match.index)}”)`] : []
  })
}

function around(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 16), index + 12)
    .replace(/\s+/g, ' ')
    .trim()
}
