/** What a field must hold. */
export interface FieldRule {
  required?: boolean
  /** The name of another field that makes this one required once it is filled in or ticked. */
  requiredWith?: string
  format?: Format
  /** True for a day and an hour in Montréal that is still to come. */
  comingTime?: boolean
  /** Fewest characters, when there are any. */
  min?: number
  /** Most characters. */
  max?: number
}

/** What is wrong with a field: the rule it breaks, and why where that is not plain. Both have words in the locale files. */
export interface FieldError {
  rule: 'required' | 'email' | 'phone' | 'min' | 'max' | 'format' | 'time' | 'past'
  /** The length that the rule asks for, when it asks for one. */
  length?: number
  reason?: 'sign' | 'space' | 'at' | 'dots' | 'domain' | 'digits'
  /** The sign that may not stand there. */
  sign?: string
}

type Format = keyof typeof patterns

const atom = String.raw`[A-Za-z0-9!#$%&'*+\/=?^_\x60\{\|\}~\-]+`
const extension = String.raw`[\s,;]*(?:[xX]|[eE][xX][tT]\.?|[pP]oste|#)\s*\d{1,6}`

// Written so that they also serve as the `pattern` of an input, whose brackets must be escaped.
const patterns = {
  email: String.raw`${atom}(?:\.${atom})*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}\-]*[\p{L}\p{N}]`,
  phone: String.raw`\+?(?:[\s.\(\)\/\-‐‑–]*\d){10,15}\s*(?:${extension})?`,
  plain: String.raw`[^<>]*`,
}

/** What may not stand in a value of a format at all. An e-mail’s part before the @ has no accents; its domain may. */
const strangeSigns: Record<Format, RegExp> = {
  email: /[^\p{L}\p{N}.!#$%&'*+/=?^_\x60{|}~@-]|[^!-~](?=.*@)/u,
  phone: /[^\d\s.()/+‐‑–-]/u,
  plain: /[<>]/u,
}

/** The first thing that is wrong with a value, beside the other values of its form; null when nothing is. */
export function validateField(value: string, rule: FieldRule, others: Record<string, string> = {}): FieldError | null {
  const { required, requiredWith, format, comingTime, min, max } = rule
  const text = value.trim()
  if (!text) return required || (requiredWith && others[requiredWith]) ? { rule: 'required' } : null
  if (max && text.length > max) return { rule: 'max', length: max }
  if (min && text.length < min) return { rule: 'min', length: min }
  if (comingTime) return findTimeError(text)
  if (!format || new RegExp(`^(?:${patterns[format]})$`, 'u').test(text)) return null
  return { rule: format === 'plain' ? 'format' : format, ...reasonAgainst(text, format) }
}

/** What is wrong in a whole form, field by field, in their order. */
export function validateForm(
  values: Record<string, string>,
  fields: readonly { name: string; rule: FieldRule }[],
): Record<string, FieldError> {
  return Object.fromEntries(
    fields.flatMap(({ name, rule }) => {
      const error = validateField(values[name] ?? '', rule, values)
      return error ? [[name, error]] : []
    }),
  )
}

/** The same rule for the browser’s own validation, which holds before the scripts and without them. */
export function toNativeConstraints({ required, format, min, max }: FieldRule) {
  return { required, pattern: format && patterns[format], minLength: min, maxLength: max }
}

/** Stands for a day without its hour, or the reverse, which browsers otherwise leave out as if nothing had been typed. */
export const incompleteTimeSentinel = '…'

function findTimeError(text: string): FieldError | null {
  if (text === incompleteTimeSentinel) return { rule: 'time' }
  // As the field writes it, which is also the order of time: 2026-12-01T10:00.
  const now = new Date().toLocaleString('sv', { timeZone: 'America/Toronto' }).replace(' ', 'T')
  return text < now ? { rule: 'past' } : null
}

function reasonAgainst(text: string, format: Format): Pick<FieldError, 'reason' | 'sign'> {
  const checked = format === 'phone' ? text.replace(new RegExp(`${extension}$`, 'u'), '') : text
  const [sign] = strangeSigns[format].exec(checked) ?? []
  if (sign) return sign.trim() ? { reason: 'sign', sign } : { reason: 'space' }
  if (format === 'phone') return { reason: 'digits' }
  if (text.split('@').length !== 2) return { reason: 'at' }
  return { reason: /^\.|\.$|\.\.|\.@|@\./.test(text) ? 'dots' : 'domain' }
}
