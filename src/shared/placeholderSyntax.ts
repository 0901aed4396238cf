/** A `{{…}}` of a text: `{{name}}`, `{{name:form:form}}`, `{{practice.field}}`. */
export interface Placeholder {
  /** As it stands, braces included. */
  typed: string
  name: string
  /** What stands behind the colons. */
  forms: string[]
  /** Where it begins in the text. */
  index: number
}

/** The one grammar of what is filled in, as the source of a regular expression, for those that skip it among other things. */
export const placeholderPatternSource = String.raw`\{\{[^{}]*\}\}`

const pattern = new RegExp(placeholderPatternSource, 'g')

/** Every `{{…}}` of a text, whether its name is known or not. */
export function parsePlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(pattern)].map(({ 0: typed, index }) => parse(typed, index))
}

/** The text with each `{{…}}` replaced. */
export function replacePlaceholders(text: string, replacement: (placeholder: Placeholder) => string): string {
  return text.replace(pattern, (typed, index: number) => replacement(parse(typed, index)))
}

/** The name of the fact when the text is nothing but one. */
export function parseSinglePlaceholderName(text: string): string | undefined {
  return /^\{\{([a-z0-9-]+)\}\}$/.exec(text)?.[1]
}

function parse(typed: string, index: number): Placeholder {
  const [name = '', ...forms] = typed.slice(2, -2).trim().split(':')
  return { typed, name, forms, index }
}
