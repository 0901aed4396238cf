import { languages } from '../../src/config/languages'
import { addresses, addressesIn, expect, test } from './support'

const roles = { tr: /^row$/, td: /^cell$/, th: /^(row|column)header$/ }

for (const language of languages)
  test(`tables keep roles, spaces and room for labels on a phone (${language})`, async ({ page }) => {
    test.slow()
    const browser = await page.context().newCDPSession(page)
    const counts = { parts: 0, cells: 0, labels: 0 }
    for (const address of addressesIn(language)) {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      if (!(await page.locator('table').count())) continue
      const { nodes } = await browser.send('Accessibility.getFullAXTree')
      const told = nodes.flatMap(({ ignored, role }) => (ignored ? [] : [String(role?.value)]))
      // Hidden parts, such as closed tabs, are not in the accessibility tree.
      for (const [part, role] of Object.entries(roles)) {
        const shown = await page
          .locator(`table ${part}`)
          .evaluateAll(parts => parts.filter(part => part.checkVisibility()).length)
        expect(
          told.filter(name => role.test(name)),
          `${address}: ${part}`,
        ).toHaveLength(shown)
        counts.parts += shown
      }
      const labels = await page.locator('table td[data-column]').evaluateAll(measureLabels)
      expect(
        labels.filter(({ room }) => room < 3),
        `${address}: labels that reach their values`,
      ).toEqual([])
      counts.labels += labels.length
      await page.setViewportSize({ width: 390, height: 844 })
      const cells = await page.locator('table td').evaluateAll(readCells)
      // As displayed, not as written: a browser can drop a space between two elements.
      for (const [displayed = '', written = ''] of cells)
        expect(countWords(displayed), `${address}: ${displayed}`).toBeGreaterThanOrEqual(countWords(written))
      counts.cells += cells.length
    }
    for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(0)
  })

function countWords(text: string): number {
  return text.trim().split(/\s+/).length
}

/** The text of each visible cell, as displayed and as written. */
function readCells(cells: Element[]): [displayed: string, written: string][] {
  return cells.flatMap(cell =>
    cell instanceof HTMLElement && cell.checkVisibility() ? [[cell.innerText, cell.textContent ?? '']] : [],
  )
}

/** The space between the longest word of each label beside its value and that value, in pixels; opens folded tables. */
function measureLabels(cells: Element[]): { label: string; room: number }[] {
  document.querySelectorAll('details').forEach(details => (details.open = true))
  const ruler = document.createElement('canvas').getContext('2d')
  return cells.flatMap(cell => {
    const { display, paddingInlineStart } = getComputedStyle(cell)
    const { float, width, font } = getComputedStyle(cell, '::before')
    // Labels above or opposite their values have room.
    if (!ruler || !cell.checkVisibility() || float === 'none' || display === 'flex') return []
    ruler.font = font
    const label = cell.getAttribute('data-column') ?? ''
    const widths = label.split(/[\s-]+/).map(word => ruler.measureText(word).width)
    return [{ label, room: parseFloat(paddingInlineStart) - Math.max(parseFloat(width), ...widths) }]
  })
}

test('our column ends with the rules of its table on a phone', async ({ page }) => {
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/fr')
    const beyond = await page
      .locator('table td.ours')
      .evaluateAll(cells =>
        cells.map(cell => [cell, cell.closest('tr') ?? cell].map(part => part.getBoundingClientRect().right)),
      )
    expect(beyond.length).toBeGreaterThan(0)
    for (const [cell, row] of beyond) expect(cell, `at ${width} px`).toBeCloseTo(row ?? 0, 0)
  }
})

test('a table has a column header for its row headers and each cell', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const table = page.getByRole('table').filter({ has: page.getByRole('rowheader') })
    if (!(await table.count())) continue
    const columns = await table.first().getByRole('columnheader').count()
    const cells = table.first().getByRole('row').last().getByRole('cell')
    expect((await cells.count()) + 1).toBe(columns)
    return
  }
  throw new Error('The site has no table with names of rows, which this test is about.')
})
