type Field = HTMLInputElement | HTMLSelectElement

/**
 * Sets the fields of a form from a query, if it names any of them; boxes that it does not name are unchecked. Fields
 * that the visitor has changed are kept. A value that a field does not take makes the field `:invalid`, as if typed.
 */
export function fillFormFromQuery(form: HTMLFormElement, query: URLSearchParams): void {
  const fields = listFields(form)
  if (!fields.some(({ name }) => query.has(name))) return
  for (const field of fields.filter(field => !isFieldChanged(field))) {
    const value = query.get(field.name)
    // Without a chosen option it is then `:invalid`. In HTML, a required list must begin with an empty option.
    if (field instanceof HTMLSelectElement) field.required = true
    if (field instanceof HTMLInputElement && isCheckable(field)) field.checked = value === field.value
    else if (value !== null) field.value = value
  }
  // Fires `invalid` on refused fields; preHydrationHandlers then opens the `<details>` around them.
  form.checkValidity()
}

/** Whether a field of the form differs from its value in the HTML. */
export function isFormChanged(form: HTMLFormElement): boolean {
  return listFields(form).some(isFieldChanged)
}

function listFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, select')]
}

function isFieldChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function isCheckable({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio'
}
