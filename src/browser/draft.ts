/** What a visitor has typed into a form, and the query of the address that it was typed at. */
export interface Draft {
  values: Record<string, string>
  query: string
}

// app/start.ts knows it, too.
const keyOf = (form: string) => `draft:${form}`

/** The draft of a form in this tab; null when there is none, or the browser keeps nothing. */
export function readDraft(form: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

/** Keeps a draft for as long as the tab is open. */
export function keepDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {
    // Storage may be blocked or full: the text then lives as long as the page.
  }
}

/** Forgets a draft once its message is delivered. */
export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // What could not be kept needs no forgetting.
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'query' in value &&
    typeof value.query === 'string' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null &&
    Object.values(value.values).every(text => typeof text === 'string')
  )
}
