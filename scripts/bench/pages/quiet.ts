import { availableParallelism, loadavg } from 'node:os'

/** True when others leave this machine half of one core or more to itself. */
export function isQuiet(): boolean {
  return (loadavg()[0] ?? 0) < availableParallelism() - 0.5
}

/** Waits until the machine is quiet, at most so many times half a minute; says whether it is. */
export async function whenQuiet(patience: number): Promise<boolean> {
  for (let tries = 0; !isQuiet(); tries++) {
    if (tries >= patience) return false
    console.log(`The machine is busy (load ${loadavg()[0]?.toFixed(1)}); waiting 30 s.`)
    await new Promise(resolve => setTimeout(resolve, 30_000))
  }
  return true
}
