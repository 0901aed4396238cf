import type { Page } from '@playwright/test'
import { addressesIn, expect, test } from './support'

test('rules of lists, leads and titles, key figures, and the lines and points of dated lists align', async ({
  page,
}) => {
  test.slow()
  let leads = 0
  let figures = 0
  let joined = 0
  for (const address of addressesIn('fr')) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address, { waitUntil: 'load' })
    const { uneven, gaps } = await page.locator('main').evaluate(findUnalignedRulesAndLeads)
    expect(uneven, `${address}: rules that do not meet across columns`).toEqual([])
    for (const gap of gaps) expect(gap, `${address}: a lead and the line of its title`).toBeCloseTo(0, 0)
    leads += gaps.length
    figures += await countFittingKeyFigures(page, address)
    joined += await countJoinedPoints(page, address)
  }
  expect(leads).toBeGreaterThan(0)
  expect(figures).toBeGreaterThan(0)
  expect(joined).toBeGreaterThan(0)
})

/** List items whose rules do not meet across columns, and distances between baselines of leads beside their titles. */
function findUnalignedRulesAndLeads(main: Element) {
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const uneven = [...main.querySelectorAll('ul.lines')].flatMap(list =>
    [...list.children].filter(item =>
      [...list.children].some(
        other =>
          boxOf(other).top > boxOf(item).top + 1 && boxOf(other).top < boxOf(item).bottom - 1 && boxOf(item).height > 0,
      ),
    ),
  )
  // An empty inline block stands on the baseline of its line.
  const baselineOf = (element: Element) => {
    const probe = document.createElement('span')
    probe.style.display = 'inline-block'
    element.prepend(probe)
    const { bottom } = boxOf(probe)
    probe.remove()
    return bottom
  }
  const gaps = [...main.querySelectorAll('section header')].flatMap(header => {
    const [title, lead] = [header.querySelector('h2'), header.querySelector(':scope > p')]
    return title && lead && boxOf(lead).left > boxOf(title).left ? [baselineOf(lead) - baselineOf(title)] : []
  })
  return { uneven: uneven.map(({ textContent }) => textContent), gaps }
}

/** Checks that the number of each key figure fits its box; returns their number. */
async function countFittingKeyFigures(page: Page, address: string): Promise<number> {
  let count = 0
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const figures = await page.locator('.key-figure').evaluateAll(figures =>
      figures.map(figure => {
        const range = document.createRange()
        range.selectNodeContents(figure.querySelector('strong') ?? figure)
        return range.getBoundingClientRect().right - figure.getBoundingClientRect().right
      }),
    )
    for (const overflow of figures)
      expect(overflow, `${address} at ${width} px: the number of a key figure`).toBeLessThanOrEqual(0)
    count += figures.length
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  return count
}

/** Checks that the line of each dated list joins the middles of its points, which are round; returns their number. */
async function countJoinedPoints(page: Page, address: string): Promise<number> {
  if (!(await page.locator('.dated').count())) return 0
  let joined = 0
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lists = await page.locator('.dated > ul').evaluateAll(lists =>
      lists.map(list =>
        [...list.children].map(item => {
          const [line, point] = ['::before', '::after'].map(part => getComputedStyle(item, part))
          const { top } = item.getBoundingClientRect()
          const start = top + parseFloat(line?.top ?? '')
          return {
            sides: [point?.width, point?.height],
            middle: top + parseFloat(point?.top ?? '') + parseFloat(point?.height ?? '') / 2,
            line: line?.content === 'none' ? null : { start, end: start + parseFloat(line?.height ?? '') },
          }
        }),
      ),
    )
    for (const list of lists)
      for (const [index, { sides, middle, line }] of list.entries()) {
        const next = list[index + 1]
        expect(sides, address).toEqual(['9px', '9px'])
        expect(Boolean(line), address).toBe(Boolean(next))
        if (!line || !next) continue
        expect(line.start, address).toBeCloseTo(middle, 0)
        expect(line.end, address).toBeCloseTo(next.middle, 0)
        joined += 1
      }
  }
  return joined
}
