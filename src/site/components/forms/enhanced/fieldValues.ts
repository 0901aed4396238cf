import type { FieldSpec } from '../Field'
import { incompleteTimeSentinel } from '../formValidation'
import { honeypotName } from '../Honeypot'

type Values = Record<string, string>

/** The values that the form would submit, by field name; unchecked boxes are absent. */
export function readFieldValues(form: HTMLFormElement): Values {
  const { [honeypotName]: _, ...values } = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  )
  for (const { name, validity } of form.querySelectorAll<HTMLInputElement>('[type="datetime-local"]'))
    if (validity.badInput) values[name] = incompleteTimeSentinel
  return values
}

/** The values to keep in a draft: everything except consents, which must be given each time. */
export function readDraftValues(form: HTMLFormElement, fields: readonly FieldSpec[]): Values {
  const values = readFieldValues(form)
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => (type !== 'consent' && values[name] ? [[name, values[name]]] : [])),
  )
}

/** Replaces times by text in the visitor’s language, as shown in e-mails; `clock` is the time zone label. */
export function writeOutTimes(values: Values, fields: readonly FieldSpec[], clock: string): Values {
  // Parsed and formatted as UTC, so that the chosen hour does not change.
  const inWords = new Intl.DateTimeFormat(`${values.language ?? ''}-CA`, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const times = fields.flatMap(({ name, type }) => {
    const value = type === 'datetime-local' && values[name]
    return value ? [[name, `${inWords.format(new Date(`${value}Z`))} (${clock})`]] : []
  })
  return { ...values, ...Object.fromEntries(times) }
}

/** Labels and values for an e-mail. */
export function buildEmailEntries(values: Values, fields: readonly FieldSpec[]): [string, string][] {
  return fields.map(({ name, type, label, options }) => {
    const value = values[name] ?? ''
    return type === 'consent' ? ['✓', value] : [label, options?.find(({ id }) => id === value)?.name ?? value]
  })
}

/** Restores a draft into fields that are still empty. */
export function restoreDraft(form: HTMLFormElement, fields: readonly FieldSpec[], draft: Values): void {
  for (const { name, type } of fields) {
    const control = type !== 'consent' && findControl(form, name)
    if (control && !control.value) control.value = draft[name] ?? ''
  }
}

/** Applies the URL’s presets; returns whether any was applied. With `kept`, values that the visitor chose stay. */
export function applyPresets(form: HTMLFormElement, fields: readonly FieldSpec[], kept: boolean): boolean {
  const changes = fields.flatMap(({ name, preset }) => {
    const control = preset ? findControl(form, name) : null
    // Typed text is never overwritten.
    return control && !(control.value && (kept || control instanceof HTMLTextAreaElement)) ? [{ control, preset }] : []
  })
  for (const { control, preset = '' } of changes) control.value = preset
  return changes.length > 0
}

/** Clears the honeypot; returns whether it was filled in. */
export function detectAndClearHoneypot(form: HTMLFormElement): boolean {
  const honeypot = findControl(form, honeypotName)
  if (!honeypot?.value) return false
  honeypot.value = ''
  return true
}

function findControl(form: HTMLFormElement, name: string) {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(`[name="${name}"]`)
}
