import { addresses, expect, test } from './support'

// Browsers tell of tables by their display; where it is another, a role must say what a part is.
const unnamedParts = () => {
  const displays: Record<string, string> = {
    TABLE: 'table',
    THEAD: 'table-header-group',
    TBODY: 'table-row-group',
    TR: 'table-row',
    TH: 'table-cell',
    TD: 'table-cell',
  }
  return [...document.querySelectorAll<HTMLElement>('table, table :is(thead, tbody, tr, th, td)')]
    .filter(part => getComputedStyle(part).display !== displays[part.tagName] && !part.hasAttribute('role'))
    .map(part => `${location.pathname}: ${part.tagName} ${part.textContent?.slice(0, 40)}`)
}

test('tables are told as tables on a phone, where their rows are cards', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  let rows = 0
  for (const address of addresses.filter(address => address.startsWith('/fr'))) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    expect(await page.evaluate(unnamedParts)).toEqual([])
    rows += await page.getByRole('row').count()
  }
  expect(rows).toBeGreaterThan(0)
})

test('a table says the names of its rows and columns', async ({ page }) => {
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
