/** What can go wrong when the site asks another machine for something; each has its words in the error catalogue. */
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
  /** True where the other machine may have got the request all the same. */
  mayHaveArrived?: boolean
  /** How long the other machine asks to wait before the next attempt, in milliseconds. */
  retryAfter?: number
}

/** A request that failed, and how. */
export class RequestError extends Error {
  constructor(
    readonly kind: RequestFailureKind,
    readonly details: FailureDetails = {},
  ) {
    super(`The request failed: ${kind}.`)
  }
}

/** Makes a failure of anything that was thrown; other errors, such as a script that cannot be loaded, are the network’s. */
export function toRequestError(error: unknown, online: boolean): RequestError {
  return error instanceof RequestError ? error : new RequestError(online ? 'unknown' : 'offline')
}

/** The failure that an HTTP status stands for. */
export function failureKindFromStatus(status: number): RequestFailureKind {
  return kindOfStatus[status] ?? (status >= 500 ? 'server' : 'unknown')
}

/** True for what may pass by itself soon: the network, a slow or busy server. A refusal stays a refusal. */
export function isRetryable({ kind, details }: RequestError): boolean {
  return ['offline', 'timeout', 'server'].includes(kind) && (details.retryAfter ?? 0) <= longestDelay
}

/** How long to wait before the next attempt, the first counted as 0: 1 s, doubled each time, 30 s at most. */
export function computeBackoffDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, longestDelay)
}

/** The milliseconds of a `Retry-After`, which names seconds or a date; undefined where there is none that can be read. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined
  const delay = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(delay) ? undefined : Math.max(delay, 0)
}
