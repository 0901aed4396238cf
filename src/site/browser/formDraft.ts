import { readStoredText, writeStoredText } from './webStorage'

// site/app/deferredLoader.ts repeats this key and the format.
const createKey = (form: string) => `draft:${form}`

/**
 * The draft of a form in this tab; null if there is none or storage is blocked. Its keys are field names with the typed
 * values, `query` with the query string of the page, and, once the form is enhanced, `id`, from which the message’s id
 * is derived.
 */
export function readFormDraft(form: string): URLSearchParams | null {
  const draft = readStoredText('sessionStorage', createKey(form))
  return draft === null ? null : new URLSearchParams(draft)
}

/** Stores a draft until the tab is closed; null deletes it. */
export function saveFormDraft(form: string, draft: URLSearchParams | null): void {
  writeStoredText('sessionStorage', createKey(form), draft && draft.toString())
}
