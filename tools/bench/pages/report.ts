import type { Measured } from './lighthouse'
import type { Press } from './firstPresses'

/** The limits for each page, and for the milliseconds until a press has an answer. */
export const limits = { lcpRatio: 1.02, tbt: 50, cls: 0, score: 100, press: 200 }

/** All results in machine-readable form. */
export interface Report {
  measured: string
  limits: typeof limits
  pages: Measured[]
  presses: Press[]
}

const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const

/** Lists each exceeded limit as a sentence. */
export function listExceededLimits({ pages, presses }: Report): string[] {
  return [
    ...pages.flatMap(page => [
      ...scores.flatMap(name => (page[name] < limits.score ? [`${page.path}: ${name} is ${page[name]}`] : [])),
      ...(page.lcpRatio > limits.lcpRatio
        ? [`${page.path}: LCP is ${page.lcpRatio.toFixed(3)} times that without scripts`]
        : []),
      ...(page.tbt > limits.tbt ? [`${page.path}: scripts block for ${Math.round(page.tbt)} ms`] : []),
      ...(page.cls > limits.cls ? [`${page.path}: CLS is ${page.cls.toFixed(3)}`] : []),
    ]),
    ...presses.flatMap(({ what, path, milliseconds }) =>
      milliseconds > limits.press
        ? [`${path}: the first press on “${what}” takes ${milliseconds} ms, expected at most ${limits.press} ms`]
        : [],
    ),
  ]
}

/** Lists what could not be measured, and presses without a response, as sentences. */
export function listMissingMeasurements({ pages, presses }: Report): string[] {
  const measures = [...scores, 'lcp', 'plainLcp', 'lcpRatio', 'tbt', 'cls'] as const
  return [
    ...pages.flatMap(page =>
      measures.flatMap(name => (Number.isFinite(page[name]) ? [] : [`${page.path}: ${name} was not measured`])),
    ),
    ...presses.flatMap(({ what, path, milliseconds }) =>
      Number.isFinite(milliseconds) ? [] : [`${path}: the first press on “${what}” had no response`],
    ),
  ]
}

/** One page’s results as a line. */
export function describe(page: Measured): string {
  const [lcp, plain, tbt] = [page.lcp, page.plainLcp, page.tbt].map(Math.round)
  return `  scores ${scores.map(name => page[name]).join(' ')}, LCP ${lcp} ms (${plain} without scripts), TBT ${tbt} ms`
}

/** Prints the report as two tables. */
export function print({ pages, presses }: Report): void {
  console.table(
    Object.fromEntries(
      pages.map(page => [
        page.path,
        {
          'scores (P A B S)': scores.map(name => page[name]).join(' '),
          'LCP, ms': Math.round(page.lcp),
          'without scripts': Math.round(page.plainLcp),
          ratio: Number(page.lcpRatio.toFixed(3)),
          'TBT, ms': Math.round(page.tbt),
          CLS: Number(page.cls.toFixed(3)),
          'CPU of others': `${Math.round(page.busy * 100)} %`,
        },
      ]),
    ),
  )
  console.table(
    presses.map(({ what, path, milliseconds }) => ({
      'first press': what,
      path,
      ms: milliseconds,
      'at most': limits.press,
    })),
  )
}
