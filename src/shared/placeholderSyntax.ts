/** A placeholder in a text: `{{name}}`, `{{name:modifier:modifier}}`, `{{practice.field}}`. */
interface Placeholder {
  /** The matched text, braces included. */
  typed: string
  name: string
  /** The parts after the colons. */
  modifiers: string[]
  /** Offset in the text. */
  index: number
}

/** Regular expression source of a placeholder, for patterns that must skip it. */
export const placeholderPatternSource = String.raw`\{\{[^{}]*\}\}`

const pattern = new RegExp(placeholderPatternSource, 'g')

/** Every placeholder in a text, whether its name is known or not. */
export function findPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(pattern)].map(({ 0: typed, index }) => parse(typed, index))
}

/** Replaces each placeholder in a text. */
export function replacePlaceholders(text: string, replacement: (placeholder: Placeholder) => string): string {
  return text.replace(pattern, (typed, index: number) => replacement(parse(typed, index)))
}

/**
 * The name of the fact, if the text consists of a single placeholder without modifiers; undefined also for
 * `{{practice.field}}`.
 */
export function parseSinglePlaceholderName(text: string): string | undefined {
  return /^\{\{([a-z0-9-]+)\}\}$/.exec(text)?.[1]
}

function parse(typed: string, index: number): Placeholder {
  const [name = '', ...modifiers] = typed.slice(2, -2).trim().split(':')
  return { typed, name, modifiers, index }
}
