import { report, type FormEventName } from './report'

/** What a form says of itself, with the event `track` on `window`. */
interface Said {
  name: FormEventName
  parameters: Record<string, string | number | boolean>
}

const renamed: Partial<Record<string, string>> = { category: 'event_category', label: 'event_label' }

/** The event of a form as it is reported, or null for anything else. */
export function formEventOf(detail: unknown): Said | null {
  if (typeof detail !== 'object' || detail === null || !('name' in detail) || !isName(detail.name)) return null
  const { name, ...rest } = detail
  const parameters = Object.entries(rest).flatMap(([key, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? [[renamed[key] ?? key, value as string]] : [],
  )
  return { name, parameters: Object.fromEntries(parameters) as Said['parameters'] }
}

function isName(name: unknown): name is FormEventName {
  return typeof name === 'string' && name !== ''
}

/** Reports what forms say: begun, a field entered, sent, failed, loaded. */
export function reportForms(): void {
  window.addEventListener('track', event => {
    const said = event instanceof CustomEvent && formEventOf(event.detail)
    if (said) report('event', said.name, said.parameters)
  })
}
