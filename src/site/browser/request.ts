/** Kinds of request failures; each has a message in locales/ (`errors.kinds`). */
export type RequestFailureKind =
  'offline' | 'timeout' | 'unauthorized' | 'forbidden' | 'notFound' | 'server' | 'unknown'

/** A failed request. */
export class RequestError extends Error {
  constructor(
    readonly kind: RequestFailureKind,
    /** Whether the server may have received the request nevertheless. */
    readonly mayHaveArrived = false,
    /** Delay that the server asks for before a retry, in milliseconds. */
    readonly retryAfter?: number,
  ) {
    super(`The request failed: ${kind}.`)
  }
}

/** Converts any thrown value to a RequestError; other errors become `unknown` or `offline`. */
export function toRequestError(error: unknown): RequestError {
  return error instanceof RequestError ? error : new RequestError(navigator.onLine ? 'unknown' : 'offline')
}

const kindOfStatus: Partial<Record<number, RequestFailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  410: 'notFound',
  429: 'server',
  504: 'timeout',
}

const retries = 3
const firstDelay = 1000
const longestRetryAfter = 30_000
const attemptTimeout = 10_000
const cacheTime = 5 * 60_000

const cache = new Map<string, Promise<unknown>>()

/** Sends form fields to an endpoint; throws a RequestError if they cannot be delivered. */
export function postFormWithRetry(endpoint: string, body: URLSearchParams): Promise<void> {
  // URL-encoded fields need no CORS preflight; `keepalive` lets the request outlive the page.
  const request = { method: 'POST', body, headers: { Accept: 'application/json' }, keepalive: true }
  return retry(() => ask(endpoint, request, () => undefined))
}

/** Fetches a JSON file of this site, with a cache; throws a RequestError on failure. */
export function fetchCachedJson(path: string): Promise<unknown> {
  const file = cache.get(path) ?? retry(() => ask<unknown>(path, {}, answer => answer.json()))
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
    const failure = toRequestError(error)
    const { kind, retryAfter = firstDelay * 2 ** tried } = failure
    const mayHaveArrived = inDoubt || failure.mayHaveArrived
    // Other failures are final, and so is a wait longer than `longestRetryAfter`.
    const mayPass = ['offline', 'timeout', 'server'].includes(kind) && retryAfter <= longestRetryAfter
    if (tried === retries || !navigator.onLine || !mayPass) throw new RequestError(kind, mayHaveArrived)
    await new Promise(resolve => setTimeout(resolve, retryAfter))
    return retry(attempt, tried + 1, mayHaveArrived)
  }
}

/** Requests a URL and reads the answer; throws a RequestError if that fails or takes too long. */
async function ask<T>(url: string, request: RequestInit, read: (answer: Response) => T | Promise<T>): Promise<T> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), attemptTimeout)
  const online = navigator.onLine
  try {
    const answer = await fetch(url, { ...request, credentials: 'omit', signal: abort.signal })
    if (answer.ok) return await read(answer)
    const { status } = answer
    const kind = kindOfStatus[status] ?? (status >= 500 ? 'server' : 'unknown')
    throw new RequestError(kind, status >= 500, parseRetryAfter(answer.headers.get('Retry-After')))
  } catch (error) {
    if (error instanceof RequestError) throw error
    if (error instanceof SyntaxError) throw new RequestError('server')
    // The connection dropped, or CORS hides the response: the request may have been delivered nevertheless.
    throw new RequestError(abort.signal.aborted ? 'timeout' : 'offline', online)
  } finally {
    clearTimeout(timer)
  }
}

/** Parses a `Retry-After` header (seconds or a date) to milliseconds; undefined if missing or invalid. */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined
  const delay = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(delay) ? undefined : Math.max(delay, 0)
}
