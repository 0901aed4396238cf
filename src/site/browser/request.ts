import {
  computeBackoffDelay,
  RequestError,
  httpStatusToFailureKind,
  isRetryable,
  parseRetryAfter,
} from './requestFailures'

const retries = 3
const attemptTimeout = 10_000
const cacheTime = 5 * 60_000

const cache = new Map<string, Promise<unknown>>()

/** Sends form fields to an endpoint; throws a RequestError if they cannot be delivered. */
export async function postFormWithRetry(endpoint: string, body: URLSearchParams): Promise<void> {
  // URL-encoded fields need no CORS preflight; `keepalive` lets the request outlive the page.
  await retry(() => ask(endpoint, { method: 'POST', body, headers: { Accept: 'application/json' }, keepalive: true }))
}

/** Fetches a JSON file of this site, with a cache; throws a RequestError on failure. */
export function fetchCachedJson(path: string): Promise<unknown> {
  const file = cache.get(path) ?? retry(async (): Promise<unknown> => (await ask(path)).json())
  const forget = () => void cache.delete(path)
  if (!cache.has(path)) file.then(() => setTimeout(forget, cacheTime), forget)
  cache.set(path, file)
  return file
}

/** Retries transient failures. If any attempt may have been delivered, the final error reports so. */
async function retry<T>(attempt: () => Promise<T>, tried = 0, inDoubt = false): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const failure = new RequestError(error.kind, {
      ...error.details,
      mayHaveArrived: inDoubt || error.details.mayHaveArrived,
    })
    const delay = failure.details.retryAfter ?? computeBackoffDelay(tried)
    if (tried === retries || !navigator.onLine || !isRetryable(failure)) throw failure
    await new Promise(resolve => setTimeout(resolve, delay))
    return retry(attempt, tried + 1, failure.details.mayHaveArrived)
  }
}

async function ask(address: string, request: RequestInit = {}): Promise<Response> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), attemptTimeout)
  const online = navigator.onLine
  try {
    const answer = await fetch(address, { ...request, credentials: 'omit', signal: abort.signal })
    if (answer.ok) return answer
    throw new RequestError(httpStatusToFailureKind(answer.status), {
      mayHaveArrived: answer.status >= 500,
      retryAfter: parseRetryAfter(answer.headers.get('Retry-After')),
    })
  } catch (error) {
    if (error instanceof RequestError) throw error
    // The connection dropped, or CORS hides the response: the request may have been delivered nevertheless.
    throw new RequestError(abort.signal.aborted ? 'timeout' : 'offline', { mayHaveArrived: online })
  } finally {
    clearTimeout(timer)
  }
}
