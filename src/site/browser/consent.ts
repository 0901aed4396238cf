import { getProperty } from '../../shared/properties'

/** What a visitor said about being measured; null while they have not been asked, or put it off. */
type ConsentChoice = 'agreed' | 'refused' | null

const storedUnder = 'consent'
const askedAgainAfter = 182 * 24 * 60 * 60 * 1000
const changed = new EventTarget()

let answer: ConsentChoice = null
let following = false
let stop: (() => void) | undefined

/** The answer that holds in all tabs. */
export const getConsentSnapshot = (): ConsentChoice => answer

/** Calls `listen` with every answer, here or in another tab; gives what ends that. */
export function onConsentChange(listen: () => void): () => void {
  changed.addEventListener('answer', listen)
  return () => changed.removeEventListener('answer', listen)
}

/** Keeps to the answer that is stored, and to every later one: measures after a yes, and stops at once after a no. */
export function syncAnalyticsWithConsent(analyticsId: string | null): void {
  if (following) return
  following = true
  const apply = () => void measure(analyticsId)
  const reread = () => hold(stored())
  onConsentChange(apply)
  window.addEventListener('storage', ({ key }) => (key === storedUnder || key === null) && reread())
  // A page that the browser kept aside hears of nothing in the meantime.
  window.addEventListener('pageshow', ({ persisted }) => persisted && reread())
  reread()
}

/** Stores what the visitor said. */
export function storeConsent(said: 'agreed' | 'refused'): void {
  try {
    // Where the storage is full, an older answer must not outlive this one.
    localStorage.removeItem(storedUnder)
    localStorage.setItem(storedUnder, JSON.stringify({ answer: said, until: Date.now() + askedAgainAfter }))
  } catch {
    // Storage may be blocked or full: the answer then holds for this page only.
  }
  hold(said)
}

function hold(said: ConsentChoice): void {
  if (said === answer) return
  answer = said
  changed.dispatchEvent(new Event('answer'))
}

function stored(): ConsentChoice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storedUnder) ?? 'null')
    const [said, until] = [getProperty(kept, 'answer'), getProperty(kept, 'until')]
    if (typeof until !== 'number' || until < Date.now()) return null
    return said === 'agreed' || said === 'refused' ? said : null
  } catch {
    return null
  }
}

async function measure(analyticsId: string | null): Promise<void> {
  if (answer !== 'agreed') {
    stop?.()
    return forgetCookies()
  }
  try {
    const { startAnalytics, stopAnalytics } = await import(/* webpackChunkName: "analytics" */ './analytics/start')
    // While it was on its way, the visitor may have changed their mind.
    if (getConsentSnapshot() !== 'agreed') return
    startAnalytics(analyticsId)
    stop = () => stopAnalytics(analyticsId)
  } catch {
    // The network is gone: nothing is measured.
  }
}

/** The provider sets its cookies for the widest part of the host’s name that the browser lets it have. */
function forgetCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const [name = ''] of document.cookie.split('; ').map(cookie => cookie.split('=')))
    if (name.startsWith('_ga')) domains.forEach(domain => (document.cookie = `${name}=; path=/; max-age=0${domain}`))
}
