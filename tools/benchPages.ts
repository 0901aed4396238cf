import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { busyShare, waitUntilIdle } from './bench/idleMachine'
import { launchBrowser } from './bench/pages/browser'
import { measurePage, type Measured } from './bench/pages/lighthouse'
import { firstPresses } from './bench/pages/firstPresses'
import { describe, listMissingMeasurements, limits, print, listExceededLimits, type Report } from './bench/pages/report'
import { serveForBench } from './bench/pages/serve'

/** One page per template, and some distinctive pages made of sections. */
const paths = [
  '/',
  '/services/intellectual-property',
  '/blog',
  '/blog/what-is-fractional-gc',
  '/privacy-policy',
  '/contact',
  '/faq',
]

/** How often a page and its copy are measured by default; the median counts. */
const usualPairs = 7

/**
 * Measures the built site on an emulated phone: Lighthouse on one page per template, compared with the same page
 * without scripts, and the response to first presses. Prints two tables and writes bench-pages.json (`--out=`).
 * `--only=/contact,/blog` limits the pages, `--pairs=3` the measurements of each, `--site=` names another folder than
 * public. `--small` measures one page once without limits, to test the bench itself.
 */
async function main(): Promise<void> {
  const small = process.argv.includes('--small')
  const option = (name: string) =>
    process.argv.find(argument => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
  const out = option('out') ?? 'bench-pages.json'
  const pairs = Number(option('pairs') ?? usualPairs)
  const measured = option('only')?.split(',') ?? (small ? paths.slice(0, 1) : paths)
  const site = await serveForBench(option('site') ?? 'public')
  const browser = await launchBrowser()
  try {
    const pages: Measured[] = []
    for (const path of measured) {
      console.log(`Measuring ${path} …`)
      const page = await measurePage(
        path,
        site.origin,
        small ? { pairs: 1, measureLoad: busyShare } : { pairs, measureLoad: waitUntilIdle },
      )
      console.log(describe(page))
      pages.push(page)
    }
    const presses = await firstPresses(browser, site.origin)
    const report: Report = { measured: new Date().toISOString(), limits, pages, presses }
    mkdirSync(dirname(out), { recursive: true })
    writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`)
    print(report)
    const problems = listExceededLimits(report)
    console.log(problems.length ? `\n${problems.join('\n')}` : '\nAll limits hold.')
    console.log(`Results as JSON: ${out}`)
    const gaps = listMissingMeasurements(report)
    console.log(gaps.join('\n'))
    process.exitCode = (small ? gaps : problems).length ? 1 : 0
  } finally {
    await browser.close()
    site.close()
  }
}

void main()
