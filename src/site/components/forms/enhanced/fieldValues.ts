import type { FormDraft } from '../../../browser/formDraft'
import type { FieldSpec } from '../FormField'
import { incompleteTimeSentinel, type FormValues } from '../formValidation'
import { honeypotName } from '../Honeypot'

type Fields = readonly FieldSpec[]

/** The values that the form would submit, by field name. */
export function readFieldValues(form: HTMLFormElement): FormValues {
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  for (const { name, validity } of form.querySelectorAll<HTMLInputElement>('[type="datetime-local"]'))
    if (validity.badInput) values[name] = incompleteTimeSentinel
  return values
}

/** The values to keep in a draft: everything except consents, which must be given each time. */
export function readValuesForDraft(form: HTMLFormElement, fields: Fields): FormValues {
  const values = readFieldValues(form)
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => (type !== 'consent' && values[name] ? [[name, values[name]]] : [])),
  )
}

/** Fills in a draft and the URL’s presets. Typed text is never overwritten. */
export function prefill(form: HTMLFormElement, fields: Fields, draft: FormDraft | null): void {
  // Without such a draft, the visitor has chosen the values at this URL, perhaps even before hydration.
  const isDraftOfOtherUrl = draft && draft.query !== location.search
  for (const { name, type, preset } of fields) {
    const control = type !== 'consent' && findControl(form, name)
    if (!control) continue
    control.value ||= draft?.values[name] ?? ''
    if (preset && (!control.value || (isDraftOfOtherUrl && type !== 'textarea'))) control.value = preset
  }
}

/** Replaces times by text in the visitor’s language, as shown in e-mails; `clock` is the time zone label. */
export function replaceTimesWithText(values: FormValues, fields: Fields, clock: string): FormValues {
  const written = { ...values }
  for (const { name, type } of fields) {
    if (type !== 'datetime-local' || !values[name]) continue
    // Parsed and formatted as UTC, so that the chosen hour does not change.
    const time = new Date(`${values[name]}Z`).toLocaleString(`${values.language ?? ''}-CA`, {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: 'UTC',
    })
    written[name] = `${time} (${clock})`
  }
  return written
}

/** Labels and values for an e-mail. */
export function buildEmailEntries(values: FormValues, fields: Fields): [string, string][] {
  return fields.map(({ name, type, label, options }) => {
    const value = values[name] ?? ''
    return type === 'consent' ? ['✓', value] : [label, options?.find(({ id }) => id === value)?.name ?? value]
  })
}

/** Lets a person whose browser has filled in the honeypot send the form again. */
export function clearHoneypot(form: HTMLFormElement): void {
  const honeypot = findControl(form, honeypotName)
  if (honeypot) honeypot.value = ''
}

function findControl(form: HTMLFormElement, name: string) {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(`[name="${name}"]`)
}
