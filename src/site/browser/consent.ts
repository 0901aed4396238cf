import { getProperty } from '../../shared/properties'
import { readStoredJson, writeStoredText } from './webStorage'

/** A visitor’s answer to the analytics prompt; null if there is none yet, or it has expired. */
type ConsentChoice = 'agreed' | 'refused' | null

const storedUnder = 'consent'
const askedAgainAfter = 182 * 24 * 60 * 60 * 1000
const changed = new EventTarget()

let answer: ConsentChoice = null
let following = false
let stop: (() => void) | undefined

/** The current answer, shared by all tabs. */
export const getConsentSnapshot = (): ConsentChoice => answer

/** Calls `listen` on every change of the answer, here or in another tab; returns an unsubscribe function. */
export function onConsentChange(listen: () => void): () => void {
  changed.addEventListener('answer', listen)
  return () => changed.removeEventListener('answer', listen)
}

/** Starts and stops analytics according to the stored answer and later changes. */
export function syncAnalyticsWithConsent(analyticsId: string | null): void {
  if (following) return
  following = true
  const apply = () => void measure(analyticsId)
  const reread = () => hold(stored())
  onConsentChange(apply)
  window.addEventListener('storage', ({ key }) => (key === storedUnder || key === null) && reread())
  // A page in the bfcache misses storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && reread())
  reread()
}

/** Stores the visitor’s answer. */
export function storeConsent(said: 'agreed' | 'refused'): void {
  // If storage is full, the previous answer must not remain.
  writeStoredText('localStorage', storedUnder, null)
  writeStoredText('localStorage', storedUnder, JSON.stringify({ answer: said, until: Date.now() + askedAgainAfter }))
  hold(said)
}

function hold(said: ConsentChoice): void {
  if (said === answer) return
  answer = said
  changed.dispatchEvent(new Event('answer'))
}

function stored(): ConsentChoice {
  const kept = readStoredJson('localStorage', storedUnder)
  const [said, until] = [getProperty(kept, 'answer'), getProperty(kept, 'until')]
  if (typeof until !== 'number' || until < Date.now()) return null
  return said === 'agreed' || said === 'refused' ? said : null
}

async function measure(analyticsId: string | null): Promise<void> {
  if (answer !== 'agreed') {
    stop?.()
    return forgetCookies()
  }
  try {
    const { startAnalytics, stopAnalytics } = await import(/* webpackChunkName: "analytics" */ './analytics/start')
    // Consent may have been withdrawn while the chunk was loading.
    if (getConsentSnapshot() !== 'agreed') return
    startAnalytics(analyticsId)
    stop = () => stopAnalytics(analyticsId)
  } catch {
    // The chunk could not be loaded: nothing is measured.
  }
}

/** Deletes the provider’s cookies on every parent domain: it sets them on the widest domain that the browser allows. */
function forgetCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const [name = ''] of document.cookie.split('; ').map(cookie => cookie.split('=')))
    if (name.startsWith('_ga')) domains.forEach(domain => (document.cookie = `${name}=; path=/; max-age=0${domain}`))
}
