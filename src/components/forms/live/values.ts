import { trapName } from '../trapName'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The controls of a form that hold what a visitor enters. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control =>
    element.matches('input[name], select[name], textarea[name]'),
  )
}

/** What a form holds, by the names of its fields; a box that is not ticked is empty. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** What of a form may be kept in the browser: what was typed and chosen. A consent is given each time. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const kept = controlsOf(form).filter(
    ({ type, name }) => type !== 'checkbox' && type !== 'hidden' && name !== trapName,
  )
  return Object.fromEntries(kept.flatMap(({ name, value }) => (value ? [[name, value]] : [])))
}

/** Puts values back into fields that are still empty. */
export function putBack(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (!value || control.value || control.type === 'checkbox') continue
    control.value = value
  }
}

/** What was entered, with the words of each field, as an e-mail says it. */
export function linesOf(form: HTMLFormElement): [string, string][] {
  return controlsOf(form).flatMap((control): [string, string][] => {
    const label = control.labels?.[0]?.firstChild?.textContent ?? ''
    if (control.name === trapName || control.type === 'hidden') return []
    if (control instanceof HTMLSelectElement)
      return control.value ? [[label, control.selectedOptions[0]?.text ?? control.value]] : []
    if (control.type === 'checkbox')
      return control instanceof HTMLInputElement && control.checked ? [['✓', control.value]] : []
    return [[label, control.value]]
  })
}
