/** What a visitor has typed into a form. */
export interface Draft {
  values: Record<string, string>
  /** The query of the address that it was typed at. */
  query: string
  /** The last attempt to send it: its fields as they were sent, and the id of that message. */
  attempt?: { id: string; body: string }
}

// site/app/start.ts knows it, too.
const keyFor = (form: string) => `draft:${form}`

/** The draft of a form in this tab; null when there is none, or the browser keeps nothing. */
export function readDraft(form: string): Draft | null {
  try {
    // Only this site writes it; an older build may have written it in another shape.
    const draft = JSON.parse(sessionStorage.getItem(keyFor(form)) ?? 'null') as Draft | null
    return draft && typeof draft.values === 'object' ? draft : null
  } catch {
    return null
  }
}

/** Keeps a draft for as long as the tab is open. */
export function keepDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyFor(form), JSON.stringify(draft))
  } catch {
    // Storage may be blocked or full: the text then lives as long as the page.
  }
}

/** Forgets a draft once its message is delivered. */
export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyFor(form))
  } catch {
    // What could not be kept needs no forgetting.
  }
}
