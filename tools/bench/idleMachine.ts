import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** CPU share of other programs over some seconds, from 0 to 1. */
export async function busyShare(seconds = 3): Promise<number> {
  const before = times()
  await pause(seconds * 1000)
  const after = times()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/** Waits for other programs to finish, at most some minutes; returns their remaining share, or 0 on an idle machine. */
export async function waitUntilIdle(minutes = 5, measured: () => Promise<number> = busyShare): Promise<number> {
  const end = Date.now() + minutes * 60_000
  for (;;) {
    const share = await measured()
    if (share < 0.15) return 0
    if (Date.now() > end) return share
  }
}

function times() {
  return cpus().reduce(
    (sum, { times }) => ({
      idle: sum.idle + times.idle,
      all: sum.all + Object.values(times).reduce((total, time) => total + time, 0),
    }),
    { idle: 0, all: 0 },
  )
}
