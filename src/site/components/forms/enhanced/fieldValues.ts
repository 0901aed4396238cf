import type { FieldSpec } from '../Field'
import { incompleteTimeSentinel } from '../formValidation'
import { honeypotName } from '../Honeypot'

type Values = Record<string, string>

/** What a form would send, by the names of its fields; a box that is not ticked is not there. */
export function readFieldValues(form: HTMLFormElement): Values {
  const { [honeypotName]: _, ...values } = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  )
  for (const { name, validity } of form.querySelectorAll<HTMLInputElement>('[type="datetime-local"]'))
    if (validity.badInput) values[name] = incompleteTimeSentinel
  return values
}

/** What a visitor would send, with times in words of the visitor’s language, as mail programs and endpoints show them. */
export function writeOutTimes(values: Values, fields: readonly FieldSpec[]): Values {
  // Read and written in the same zone, so that the hour stays the one that was chosen.
  const inWords = new Intl.DateTimeFormat(`${values.language ?? ''}-CA`, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const times = fields.flatMap(({ name, type, zone }) => {
    const value = type === 'datetime-local' && values[name]
    return value ? [[name, `${inWords.format(new Date(`${value}Z`))} (${zone ?? ''})`]] : []
  })
  return { ...values, ...Object.fromEntries(times) }
}

/** What of a form may be kept in the browser: what was typed and chosen. A consent is given each time. */
export function readDraftValues(form: HTMLFormElement, fields: readonly FieldSpec[]): Values {
  const values = readFieldValues(form)
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => (type !== 'consent' && values[name] ? [[name, values[name]]] : [])),
  )
}

/** True where something else is typed now than before. */
export function hasChangedValues(before: Values, now: Values): boolean {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].some(name => before[name] !== now[name])
}

/** What was entered, with the words of each field, as an e-mail says it. */
export function buildEmailEntries(values: Values, fields: readonly FieldSpec[]): [string, string][] {
  return fields.map(({ name, type, label, options }) => {
    const value = values[name] ?? ''
    return type === 'consent' ? ['✓', value] : [label, options?.find(({ id }) => id === value)?.name ?? value]
  })
}

/** A field of a form that holds a text or a choice. */
export function findValueControl(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  const holdsText =
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    (control instanceof HTMLInputElement && control.type !== 'checkbox')
  return holdsText ? control : null
}

/** Empties the honeypot; true where something stood in it. */
export function detectAndClearHoneypot(form: HTMLFormElement): boolean {
  const honeypot = findValueControl(form, honeypotName)
  if (!honeypot?.value) return false
  honeypot.value = ''
  return true
}
