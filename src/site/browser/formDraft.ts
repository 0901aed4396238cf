import { getProperty } from '../../shared/properties'

/** What a visitor has typed into a form. */
export interface FormDraft {
  values: Record<string, string>
  /** The query of the address that it was typed at. */
  query: string
  /** The last attempt to send it: its fields as they were sent, and the id of that message. */
  attempt?: { id: string; body: string }
}

// site/app/deferredLoader.ts knows it, too.
const keyFor = (form: string) => `draft:${form}`

/** The draft of a form in this tab; null when there is none, or the browser keeps nothing. */
export function readFormDraft(form: string): FormDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyFor(form)) ?? 'null')
    return isFormDraft(draft) ? draft : null
  } catch {
    return null
  }
}

// Only this site writes it; an older build may have written it in another shape.
function isFormDraft(draft: unknown): draft is FormDraft {
  const [values, query, attempt] = (['values', 'query', 'attempt'] as const).map(name => getProperty(draft, name))
  return isTexts(values) && isText(query) && (attempt === undefined || isAttempt(attempt))
}

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown) => value instanceof Object && Object.values(value).every(isText)
const isAttempt = (value: unknown) => isText(getProperty(value, 'id')) && isText(getProperty(value, 'body'))

/** Keeps a draft for as long as the tab is open. */
export function saveFormDraft(form: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(keyFor(form), JSON.stringify(draft))
  } catch {
    // Storage may be blocked or full: the text then lives as long as the page.
  }
}

/** Forgets a draft once its message is delivered. */
export function clearFormDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyFor(form))
  } catch {
    // What could not be kept needs no forgetting.
  }
}
