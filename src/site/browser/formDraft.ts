import { getProperty } from '../../shared/properties'
import { readStoredJson, writeStoredText } from './webStorage'

/** What a visitor has typed into a form. */
export interface FormDraft {
  values: Record<string, string>
  /** The query of the URL at which it was typed. */
  query: string
  /** The last attempt to send: the submitted fields, and the message id. */
  attempt?: { id: string; body: string }
}

// site/app/deferredLoader.ts repeats this key.
const createKey = (form: string) => `draft:${form}`

/** The draft of a form in this tab; null if there is none or storage is blocked. */
export function readFormDraft(form: string): FormDraft | null {
  const draft = readStoredJson('sessionStorage', createKey(form))
  return isFormDraft(draft) ? draft : null
}

// Only this site writes it, but an older build may have used another shape.
function isFormDraft(draft: unknown): draft is FormDraft {
  const [values, query, attempt] = (['values', 'query', 'attempt'] as const).map(name => getProperty(draft, name))
  return isTexts(values) && isText(query) && (attempt === undefined || isAttempt(attempt))
}

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown) => value instanceof Object && Object.values(value).every(isText)
const isAttempt = (value: unknown) => isText(getProperty(value, 'id')) && isText(getProperty(value, 'body'))

/** Stores a draft until the tab is closed; deletes it if nothing was typed. */
export function saveFormDraft(form: string, draft: FormDraft | null): void {
  const isEmpty = !draft || !Object.keys(draft.values).length
  writeStoredText('sessionStorage', createKey(form), isEmpty ? null : JSON.stringify(draft))
}
