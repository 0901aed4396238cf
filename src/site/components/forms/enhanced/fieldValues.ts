import { serializeFormToQuery } from '../../../browser/serializeFormToQuery'
import type { FieldSpec } from '../FormField'
import { incompleteTimeSentinel } from '../formValidation'

type Fields = readonly FieldSpec[]

/**
 * The values that the form would submit, by field name; an incomplete date and time is `incompleteTimeSentinel`.
 */
export function readFieldValues(form: HTMLFormElement): URLSearchParams {
  const values = serializeFormToQuery(form)
  for (const { name, validity } of form.querySelectorAll<HTMLInputElement>('[type="datetime-local"]'))
    if (validity.badInput) values.set(name, incompleteTimeSentinel)
  return values
}

/** The values to keep in a draft: everything except consents, which must be given each time. */
export function readValuesForDraft(form: HTMLFormElement, fields: Fields): URLSearchParams {
  const values = readFieldValues(form)
  const isKept = (name: string) => fields.some(field => field.name === name && field.type !== 'consent')
  return new URLSearchParams([...values].filter(([name, value]) => value && isKept(name)))
}

/**
 * Fills in a draft and the URL’s presets. A preset replaces what a draft from another URL has chosen, but no text of a
 * textarea.
 */
export function prefill(form: HTMLFormElement, fields: Fields, draft: URLSearchParams | null): void {
  // Without such a draft, the visitor has chosen the values at this URL, perhaps even before hydration.
  const isDraftOfOtherUrl = draft && draft.get('query') !== location.search
  for (const { name, type, preset } of fields) {
    const control = type !== 'consent' && findControl(form, name)
    if (!control) continue
    control.value ||= draft?.get(name) ?? ''
    if (preset && (!control.value || (isDraftOfOtherUrl && type !== 'textarea'))) control.value = preset
  }
}

/**
 * Replaces the times among the values by text in the visitor’s language, as shown in e-mails; `zone` is the time zone
 * label.
 */
export function replaceTimeValuesWithText(values: URLSearchParams, fields: Fields, zone: string): void {
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const
  for (const { name, type } of fields) {
    const time = type === 'datetime-local' && values.get(name)
    if (!time) continue
    // Parsed and formatted as UTC, so that the chosen hour does not change.
    const text = new Date(`${time}Z`).toLocaleString(`${values.get('language')}-CA`, style)
    values.set(name, `${text} (${zone})`)
  }
}

/** The control of a field; null if the form has none. */
export function findControl(form: HTMLFormElement, name: string) {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(`[name="${name}"]`)
}
