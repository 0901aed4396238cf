/** The type of a field, and its validation rules. */
export interface FieldConstraints {
  /** The control, which implies the format: a `datetime-local` must be in the future, in Montréal time. */
  type: 'text' | 'email' | 'tel' | 'datetime-local' | 'textarea' | 'select' | 'consent'
  required?: boolean
  /** Name of another field that makes this one required if filled in or checked. */
  requiredWith?: string
  /** Minimum length, if filled in. */
  minLength?: number
  /** Maximum length. */
  maxLength?: number
}

/** The broken rule, and a reason if it is not obvious. Both have messages in the locale files. */
export interface FieldError {
  rule: 'required' | 'email' | 'phone' | 'min' | 'max' | 'format' | 'time' | 'past'
  /** The length limit, for `min` and `max`. */
  length?: number
  reason?: 'sign' | 'space' | 'at' | 'dots' | 'domain' | 'digits'
  /** The invalid character. */
  sign?: string
}

interface Format {
  rule: FieldError['rule']
  /** Also used as `pattern` attribute, whose `v` flag requires brackets to be escaped. */
  pattern: string
  /** Matches characters that are never valid in the format. */
  strangeSign: RegExp
}

const atom = String.raw`[A-Za-z0-9!#$%&'*+\/=?^_\x60\{\|\}~\-]+`
const extension = String.raw`[\s,;]*(?:[xX]|[eE][xX][tT]\.?|[pP]oste|#)\s*\d{1,6}`

const formats: Partial<Record<FieldConstraints['type'], Format>> = {
  email: {
    rule: 'email',
    pattern: String.raw`${atom}(?:\.${atom})*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}\-]*[\p{L}\p{N}]`,
    // The local part must be ASCII; the domain need not be.
    strangeSign: /[^\p{L}\p{N}.!#$%&'*+/=?^_\x60{|}~@-]|[^!-~](?=.*@)/u,
  },
  tel: {
    rule: 'phone',
    pattern: String.raw`\+?(?:[\s.\(\)\/\-‐‑–]*\d){10,15}\s*(?:${extension})?`,
    strangeSign: /[^\d\s.()/+‐‑–-]/u,
  },
  text: { rule: 'format', pattern: String.raw`[^<>]*`, strangeSign: /[<>]/u },
}

/** Validates values by field name, unchecked boxes being absent; returns errors in field order. */
export function validateForm(
  values: URLSearchParams,
  fields: readonly (FieldConstraints & { name: string })[],
): Record<string, FieldError> {
  return Object.fromEntries(
    fields.flatMap(field => {
      const error = findError(field, (values.get(field.name) ?? '').trim(), values)
      return error ? [[field.name, error]] : []
    }),
  )
}

function findError(field: FieldConstraints, text: string, values: URLSearchParams): FieldError | null {
  const { type, required, requiredWith, minLength, maxLength } = field
  if (!text) return required || (requiredWith && values.get(requiredWith)) ? { rule: 'required' } : null
  if (maxLength && text.length > maxLength) return { rule: 'max', length: maxLength }
  if (minLength && text.length < minLength) return { rule: 'min', length: minLength }
  if (type === 'datetime-local') return findTimeError(text)
  const format = formats[type]
  if (!format || new RegExp(`^(?:${format.pattern})$`, 'u').test(text)) return null
  return { rule: format.rule, ...findReason(text, format) }
}

/** The format as a `pattern` attribute, for native validation, which applies before and without scripts. */
export const getPattern = (type: FieldConstraints['type']) => formats[type]?.pattern

/** Value for an incomplete date and time, which browsers otherwise submit as empty. */
export const incompleteTimeSentinel = '…'

function findTimeError(text: string): FieldError | null {
  if (text === incompleteTimeSentinel) return { rule: 'time' }
  // In the format of the field, which sorts chronologically: 2026-12-01T10:00.
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
