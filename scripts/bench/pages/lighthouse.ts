import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Result } from 'lighthouse'
import { debuggingPort } from './browser'
import { isQuiet, whenQuiet } from './quiet'
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
  /** True when others used the machine during every try. */
  busy: boolean
}

type Run = Omit<Measured, 'path' | 'plainLcp' | 'lcpRatio' | 'busy'>

/** Measures a page and its twin without scripts, alternating, so that both have the same neighbours. */
export async function measurePage(path: string, origin: string, runs: number, patience: number): Promise<Measured> {
  for (let tries = 0; ; tries++) {
    const quiet = await whenQuiet(patience)
    const own: Run[] = []
    const twins: number[] = []
    for (let run = 0; run < runs; run++) {
      own.push(await runLighthouse(origin + path))
      twins.push((await runLighthouse(origin + plain + (path === '/' ? '' : path))).lcp)
    }
    const busy = !quiet || !isQuiet()
    if (busy && tries < patience) {
      console.log(`The machine was busy while ${path} was measured; once more.`)
      continue
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
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
