/** What a field must hold. */
export interface Rule {
  required?: boolean
  /** The name of another field that makes this one required once it is filled in or ticked. */
  requiredWith?: string
  format?: keyof typeof patterns
  /** Fewest characters, when there are any. */
  min?: number
  /** Most characters. */
  max?: number
}

/** What is wrong with a value; each has its words in the locale files. */
export interface Problem {
  rule: 'required' | 'email' | 'phone' | 'min' | 'max' | 'format'
  /** The length that the rule asks for, when it asks for one. */
  length?: number
}

// Written so that they also serve as the `pattern` of an input, whose brackets must be escaped.
const patterns = {
  email: String.raw`[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}`,
  phone: String.raw`\+?[\d\s.\(\)\-]{10,22}(?:(?:x|ext\.?|poste)\s?\d{1,6})?`,
  plain: String.raw`[^<>]*`,
}

/** The first thing that is wrong with a value, beside the other values of its form; null when nothing is. */
export function problemOf(
  value: string,
  { required, requiredWith, format, min, max }: Rule,
  others: Record<string, string> = {},
): Problem | null {
  const text = value.trim()
  if (!text) return required || (requiredWith && others[requiredWith]) ? { rule: 'required' } : null
  if (format && !new RegExp(`^(?:${patterns[format]})$`, 'u').test(text))
    return { rule: format === 'plain' ? 'format' : format }
  if (format === 'phone' && text.replace(/\D/g, '').length < 10) return { rule: 'phone' }
  if (min && text.length < min) return { rule: 'min', length: min }
  if (max && text.length > max) return { rule: 'max', length: max }
  return null
}

/** What is wrong in a whole form, field by field, in the order of the rules. */
export function problemsOf(values: Record<string, string>, rules: Record<string, Rule>): Record<string, Problem> {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const problem = problemOf(values[name] ?? '', rule, values)
      return problem ? [[name, problem]] : []
    }),
  )
}

/** The same rule for the browser’s own validation, which holds before the scripts and without them. */
export function nativeRule({ required, format, min, max }: Rule) {
  return { required, pattern: format && patterns[format], minLength: min, maxLength: max }
}
