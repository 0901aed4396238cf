import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Result } from 'lighthouse'
import { debuggingPort } from './browser'
import { plain } from './serve'

/** Lighthouse’s results for one page, medians of its runs. */
export interface Measured {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  /** LCP of the same page without scripts. */
  plainLcp: number
  /** Ratio of the median LCPs. Individual pairs vary too much: either may happen to need one more round trip. */
  lcpRatio: number
  tbt: number
  cls: number
  /** Largest CPU share of other programs before a pair, from 0 to 1: 0 on an idle machine. */
  busy: number
}

type Run = Omit<Measured, 'path' | 'plainLcp' | 'lcpRatio' | 'busy'>

/** Measures a page and its copy without scripts, alternating, so that both see the same conditions. */
export async function measurePage(
  path: string,
  origin: string,
  { pairs, measureLoad }: { pairs: number; measureLoad: () => Promise<number> },
): Promise<Measured> {
  const address = origin + path
  const twin = origin + plain + (path === '/' ? '' : path)
  const own: Run[] = []
  const twins: number[] = []
  let busy = 0
  // Warms up the server’s cache.
  await Promise.all([fetch(address), fetch(twin)])
  for (let pair = 0; pair < pairs; pair++) {
    busy = Math.max(busy, await measureLoad())
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

// Lighthouse now and then loses the tab that it measures; that says nothing about the page.
async function runLighthouse(url: string, attempts = 3): Promise<Run> {
  try {
    return await attemptLighthouse(url)
  } catch (error) {
    if (attempts === 1) throw error
    console.log(`Lighthouse failed on ${url} and starts again.`)
    return runLighthouse(url, attempts - 1)
  }
}

async function attemptLighthouse(url: string): Promise<Run> {
  // In a separate process: tsx (esbuild) would alter functions that Lighthouse sends to the page.
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

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
