/** Kinds of request failures; each has a message in the error catalogue. */
export type RequestFailureKind =
  'offline' | 'timeout' | 'unauthorized' | 'forbidden' | 'notFound' | 'server' | 'unknown'

const kindOfStatus: Partial<Record<number, RequestFailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  410: 'notFound',
  429: 'server',
  504: 'timeout',
}

const longestDelay = 30_000

interface FailureDetails {
  /** Whether the server may have received the request nevertheless. */
  mayHaveArrived?: boolean
  /** Delay that the server asks for before a retry, in milliseconds. */
  retryAfter?: number
}

/** A failed request. */
export class RequestError extends Error {
  constructor(
    readonly kind: RequestFailureKind,
    readonly details: FailureDetails = {},
  ) {
    super(`The request failed: ${kind}.`)
  }
}

/**
 * Converts any thrown value to a RequestError; other errors, such as chunk load failures, become `unknown` or
 * `offline`.
 */
export function toRequestError(error: unknown, online: boolean): RequestError {
  return error instanceof RequestError ? error : new RequestError(online ? 'unknown' : 'offline')
}

/** The kind of failure for an HTTP status. */
export function httpStatusToFailureKind(status: number): RequestFailureKind {
  return kindOfStatus[status] ?? (status >= 500 ? 'server' : 'unknown')
}

/** Whether a retry may succeed soon: network failure, slow or busy server. A refusal is final. */
export function isRetryable({ kind, details }: RequestError): boolean {
  return ['offline', 'timeout', 'server'].includes(kind) && (details.retryAfter ?? 0) <= longestDelay
}

/** Delay before the next attempt in milliseconds, exponential: 1 s for attempt 0, at most 30 s. */
export function computeBackoffDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, longestDelay)
}

/** Parses a `Retry-After` header (seconds or a date) to milliseconds; undefined if missing or invalid. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined
  const delay = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(delay) ? undefined : Math.max(delay, 0)
}
