import { QueryClient } from '@tanstack/query-core'
import { delayBefore, Failure, kindOf, mayPass } from '../lib/failures'

const retries = 3
const attemptTimeout = 10_000

/** The site’s one client for what is sent and fetched: its retries, its patience, its memory of five minutes. */
const client = new QueryClient({
  defaultOptions: {
    mutations: {
      // The visitor is told at once that there is no network, instead of waiting for it without a word.
      networkMode: 'always',
      gcTime: 5 * 60_000,
      retry: (count, error) => count < retries && navigator.onLine && error instanceof Failure && mayPass(error.kind),
      retryDelay: delayBefore,
    },
  },
})

/** Sends a filled-in form to an endpoint; throws a `Failure` when it cannot be delivered. */
export async function send(endpoint: string, form: FormData): Promise<void> {
  const mutation = client.getMutationCache().build(client, { mutationFn: () => post(endpoint, form) })
  await mutation.execute(undefined)
}

// Fields as a form sends them need no question beforehand (CORS) and are what form services take.
async function post(endpoint: string, form: FormData): Promise<void> {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), attemptTimeout)
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: abort.signal,
    })
    if (!answer.ok) throw new Failure(kindOf(answer.status))
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(abort.signal.aborted ? 'timeout' : 'offline')
  } finally {
    clearTimeout(timer)
  }
}
