import { QueryClient } from '@tanstack/query-core'
import { delayBefore, Failure, kindOf, mayPass } from '../lib/failures'

const retries = 3
const attemptTimeout = 10_000

const settings = {
  // The visitor is told at once that there is no network, instead of waiting for it without a word.
  networkMode: 'always' as const,
  gcTime: 5 * 60_000,
  retry: (count: number, error: Error) =>
    count < retries && navigator.onLine && error instanceof Failure && mayPass(error.kind),
  retryDelay: delayBefore,
}

/** The site’s one client for what is sent and fetched: its retries, its patience, its memory of five minutes. */
const client = new QueryClient({
  defaultOptions: { mutations: settings, queries: { ...settings, staleTime: settings.gcTime } },
})

/** Sends a filled-in form to an endpoint; throws a `Failure` when it cannot be delivered. */
export async function send(endpoint: string, form: FormData): Promise<void> {
  // Fields as a form sends them need no question beforehand (CORS) and are what form services take.
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
  const mutationFn = () => ask(endpoint, { method: 'POST', body, headers: { Accept: 'application/json' } })
  await client.getMutationCache().build(client, { mutationFn }).execute(undefined)
}

/** Fetches a JSON file of this site, whose shape the build answers for; throws a `Failure` when it does not come. */
export function fetchJson<T>(path: string): Promise<T> {
  return client.fetchQuery({ queryKey: [path], queryFn: async () => (await ask(path)).json() as Promise<T> })
}

async function ask(address: string, request: RequestInit = {}): Promise<Response> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), attemptTimeout)
  try {
    const answer = await fetch(address, { ...request, credentials: 'omit', signal: abort.signal })
    if (!answer.ok) throw new Failure(kindOf(answer.status))
    return answer
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(abort.signal.aborted ? 'timeout' : 'offline')
  } finally {
    clearTimeout(timer)
  }
}
