/** What a field is, and what it must hold. */
export interface FieldRule {
  /** Its control, which names its format, too: a time is a day and an hour in Montréal that is still to come. */
  type: 'text' | 'email' | 'tel' | 'datetime-local' | 'textarea' | 'select' | 'consent'
  required?: boolean
  /** The name of another field that makes this one required once it is filled in or ticked. */
  requiredWith?: string
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

interface Format {
  rule: FieldError['rule']
  /** Written so that it also serves as the `pattern` of an input, whose brackets must be escaped. */
  pattern: string
  /** What may not stand in it at all. */
  strangeSign: RegExp
}

const atom = String.raw`[A-Za-z0-9!#$%&'*+\/=?^_\x60\{\|\}~\-]+`
const extension = String.raw`[\s,;]*(?:[xX]|[eE][xX][tT]\.?|[pP]oste|#)\s*\d{1,6}`

const formats: Partial<Record<FieldRule['type'], Format>> = {
  email: {
    rule: 'email',
    pattern: String.raw`${atom}(?:\.${atom})*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}\-]*[\p{L}\p{N}]`,
    // The part before the @ has no accents; the domain may.
    strangeSign: /[^\p{L}\p{N}.!#$%&'*+/=?^_\x60{|}~@-]|[^!-~](?=.*@)/u,
  },
  tel: {
    rule: 'phone',
    pattern: String.raw`\+?(?:[\s.\(\)\/\-‐‑–]*\d){10,15}\s*(?:${extension})?`,
    strangeSign: /[^\d\s.()/+‐‑–-]/u,
  },
  text: { rule: 'format', pattern: String.raw`[^<>]*`, strangeSign: /[<>]/u },
}

/** The first thing that is wrong with a value, beside the other values of its form; null when nothing is. */
export function validateField(value: string, field: FieldRule, others: Record<string, string> = {}): FieldError | null {
  const { type, required, requiredWith, min, max } = field
  const text = value.trim()
  if (!text) return required || (requiredWith && others[requiredWith]) ? { rule: 'required' } : null
  if (max && text.length > max) return { rule: 'max', length: max }
  if (min && text.length < min) return { rule: 'min', length: min }
  if (type === 'datetime-local') return findTimeError(text)
  const format = formats[type]
  if (!format || new RegExp(`^(?:${format.pattern})$`, 'u').test(text)) return null
  return { rule: format.rule, ...findReason(text, format) }
}

/** What is wrong in a whole form, field by field, in their order. */
export function validateForm(
  values: Record<string, string>,
  fields: readonly (FieldRule & { name: string })[],
): Record<string, FieldError> {
  return Object.fromEntries(
    fields.flatMap(field => {
      const error = validateField(values[field.name] ?? '', field, values)
      return error ? [[field.name, error]] : []
    }),
  )
}

/** The same rule for the browser’s own validation, which holds before the scripts and without them. */
export function toNativeConstraints({ type, required, min, max }: FieldRule) {
  return { required, pattern: formats[type]?.pattern, minLength: min, maxLength: max }
}

/** Stands for a day without its hour, or the reverse, which browsers otherwise leave out as if nothing had been typed. */
export const incompleteTimeSentinel = '…'

function findTimeError(text: string): FieldError | null {
  if (text === incompleteTimeSentinel) return { rule: 'time' }
  // As the field writes it, which is also the order of time: 2026-12-01T10:00.
  const now = new Date().toLocaleString('sv', { timeZone: 'America/Toronto' }).replace(' ', 'T')
  return text < now ? { rule: 'past' } : null
}

function findReason(text: string, { rule, strangeSign }: Format): Pick<FieldError, 'reason' | 'sign'> {
  const checked = rule === 'phone' ? text.replace(new RegExp(`${extension}$`, 'u'), '') : text
  const [sign] = strangeSign.exec(checked) ?? []
  if (sign) return sign.trim() ? { reason: 'sign', sign } : { reason: 'space' }
  if (rule === 'phone') return { reason: 'digits' }
  if (text.split('@').length !== 2) return { reason: 'at' }
  return { reason: /^\.|\.$|\.\.|\.@|@\./.test(text) ? 'dots' : 'domain' }
}
