import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Result } from 'lighthouse'
import { debuggingPort } from './browser'
import { plain } from './serve'

/** What Lighthouse says of one page, the middle of its runs. */
export interface Measured {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  /** LCP of the same page with its scripts taken out. */
  plainLcp: number
  /** The middle LCP to the twin’s. Single pairs would not do: either may wait for one round trip more, by chance. */
  lcpRatio: number
  tbt: number
  cls: number
  /** What other programs took of the machine before a pair, at the worst, from 0 to 1: 0 on a calm machine. */
  busy: number
}

type Run = Omit<Measured, 'path' | 'plainLcp' | 'lcpRatio' | 'busy'>

/** Measures a page and its twin without scripts, alternating, so that both have the same neighbours. */
export async function measurePage(
  path: string,
  origin: string,
  { pairs, calm }: { pairs: number; calm: () => Promise<number> },
): Promise<Measured> {
  const address = origin + path
  const twin = origin + plain + (path === '/' ? '' : path)
  const own: Run[] = []
  const twins: number[] = []
  let busy = 0
  // What the server makes at the first request is not the page’s.
  await Promise.all([fetch(address), fetch(twin)])
  for (let pair = 0; pair < pairs; pair++) {
    busy = Math.max(busy, await calm())
    own.push(await runLighthouse(address))
    twins.push((await runLighthouse(twin)).lcp)
  }
  const middle = (of: (run: Run) => number) => median(own.map(of))
  const [lcp, plainLcp] = [middle(run => run.lcp), median(twins)]
  return {
    path,
    performance: middle(run => run.performance),
    accessibility: middle(run => run.accessibility),
    bestPractices: middle(run => run.bestPractices),
    seo: middle(run => run.seo),
    lcp,
    plainLcp,
    lcpRatio: lcp / plainLcp,
    tbt: middle(run => run.tbt),
    cls: middle(run => run.cls),
    busy,
  }
}

async function runLighthouse(url: string): Promise<Run> {
  // As a program of its own: what runs these scripts changes functions that Lighthouse sends into the page.
  const program = join('node_modules', 'lighthouse', 'cli', 'index.js')
  const options = [`--port=${debuggingPort}`, '--output=json', '--quiet']
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...options], { maxBuffer: 2 ** 27 })
  const { categories, audits, runtimeError } = JSON.parse(stdout) as Result
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

/** The value in the middle. */
function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
