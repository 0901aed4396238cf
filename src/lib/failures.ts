/** What can go wrong when the site asks another machine for something; each has its words in the error catalogue. */
export type FailureKind = 'offline' | 'timeout' | 'unauthorized' | 'forbidden' | 'notFound' | 'server' | 'unknown'

const kindOfStatus: Partial<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  410: 'notFound',
  504: 'timeout',
}

/** A request that failed, and how. */
export class Failure extends Error {
  constructor(readonly kind: FailureKind) {
    super(`The request failed: ${kind}.`)
  }
}

/** What kind of failure was thrown; what is thrown by the way, as a chunk that cannot be loaded, is told by the network. */
export function failureOf(error: unknown, online: boolean): FailureKind {
  if (error instanceof Failure) return error.kind
  return online ? 'unknown' : 'offline'
}

/** The failure that an HTTP status stands for. */
export function kindOf(status: number): FailureKind {
  return kindOfStatus[status] ?? (status >= 500 ? 'server' : 'unknown')
}

/** True for what may pass by itself: the network, a slow or troubled server. A refusal stays a refusal. */
export function mayPass(kind: FailureKind): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'server'
}

/** How long to wait before the next attempt, the first counted as 0: 1 s, doubled each time, 30 s at most. */
export function delayBefore(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}
