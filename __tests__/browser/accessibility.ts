import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rulesOfColours = axe
  .getRules(standards)
  .filter(({ tags }) => tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId)

/**
 * Runs axe on the visible page with the WCAG 2.2 AA and best-practice rules; returns violations with their elements.
 * `colours` runs only the contrast rules, for a page that was fully checked and has only changed its theme.
 */
export async function violations(page: Page, { colours = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async options => {
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
      const { violations } = await axe.run(options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    {
      runOnly: colours ? rulesOfColours : { type: 'tag', values: standards },
      resultTypes: ['violations'],
    } satisfies RunOptions,
  )
  return found.map(violation => violation.slice(0, 300))
}
