/** Something wrong in a content file, as a writer needs to hear it. */
export interface Problem {
  /** Path of the file from the project’s root. */
  file: string
  /** Line in the file, where one is known. */
  line?: number
  /** Path of the field, such as `sections[2].title.fr`. */
  field?: string
  /** What is wrong and what was expected, without a full stop; it reads on from the field’s name. */
  message: string
  /** A right value, as it would be typed. */
  example?: string
}

/** The problem as one sentence: `content/pages/about.json, sections[0].title.fr: is missing. Example: "À propos".` */
export function sentenceOf({ file, line, field, message, example }: Problem): string {
  const place = [line ? `${file}:${line}` : file, field].filter(Boolean).join(', ')
  return `${place}: ${message}.${example ? ` Example: ${example}` : ''}`
}

/** All problems as a list under one heading, in the order of the files. */
export function reportOf(problems: Problem[]): string {
  const sentences = problems.map(sentenceOf).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return [`${count} in the content:`, ...sentences.map(sentence => `  - ${sentence}`)].join('\n')
}

/** The path of a field as writers see it: `['sections', 2, 'title']` → `sections[2].title`. */
export function fieldOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : field ? `${field}.${String(key)}` : String(key)),
    '',
  )
}
