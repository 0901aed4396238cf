import { addresses, expect, started, test, violations } from './support'

for (const path of [...addresses, '/404.html', '/fr/404.html']) {
  test(`${path} is accessible in both themes and lays out without overflow, cut hero or broken words`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await started(page)
    expect(await violations(page), 'light').toEqual([])
    // Without a stored choice the theme follows the system setting.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await violations(page, { colours: true }), 'dark').toEqual([])
    expect(await page.evaluate(findUnderlineGaps), 'links underlined in part').toEqual([])
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(0)
      expect(await page.evaluate(findOpeningFaults), `the first screen at ${width} px`).toEqual([])
      expect(await page.evaluate(findTornWords), `words torn apart at ${width} px`).toEqual([])
      expect(await page.evaluate(findHiddenNames), `names without room at ${width} px`).toEqual([])
      if (width === 390 || width === 1280)
        expect(await page.evaluate(findPlacesWithoutButton), `without a main button at ${width} px`).toEqual([])
    }
  })
}

/** Reports parts of the hero below the fold, words on its picture, and titles longer than three lines. */
function findOpeningFaults(): string[] {
  const title = document.querySelector('main h1') as Element
  const opening = title.parentElement as Element
  // The lead of a text is in a block of its own, which a cover may be beside.
  const leads = (opening.parentElement as Element).querySelectorAll('h1 + p, div:has(> h1) + div > p:first-child')
  const lines = title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight)
  const fields = title.closest('section')?.querySelectorAll('input:not([tabindex], [type="hidden"])') ?? []
  const others: [name: string, found: Iterable<Element>][] = [
    ['proof', opening.querySelectorAll('dl')],
    ['first field', [...fields].slice(0, 1)],
  ]
  const parts: [name: string, found: Iterable<Element>][] = [
    ['title', [title]],
    ['lead', leads],
    ['button', opening.querySelectorAll('h1 ~ p > a')],
    // On the smallest phones only title, lead and buttons must fit.
    ...(innerWidth < 390 ? [] : others),
  ]
  const picture = title
    .closest('section, header')
    ?.querySelector(':scope > :is(.object, .landscape, .drawn)')
    ?.getBoundingClientRect()
  const range = document.createRange()
  const isOnPicture = (element: Element) => {
    range.selectNodeContents(element)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        picture && left < picture.right && right > picture.left && top < picture.bottom && bottom > picture.top,
    )
  }
  return [
    ...[title, ...leads].filter(isOnPicture).map(({ textContent }) => `on the picture: ${textContent}`),
    ...(Math.round(lines) > 3 && innerWidth >= 390 ? [`the title has ${Math.round(lines)} lines`] : []),
    ...parts.flatMap(([name, found]) =>
      [...found]
        .map(element => Math.round(element.getBoundingClientRect().bottom - innerHeight))
        .filter(below => below > 0)
        .map(below => `${name} ends ${below} px below`),
    ),
  ]
}

/** Links whose underline leaves out a word: one laid out as a block does not take over that of its link. */
function findUnderlineGaps(): string[] {
  const isUnderlined = (element: Element) => getComputedStyle(element).textDecorationLine.includes('underline')
  return [...document.querySelectorAll('main a')].flatMap(link => {
    const blocks = [...link.querySelectorAll('.whole')].filter(
      word => getComputedStyle(word).display === 'inline-block',
    )
    return isUnderlined(link) && !blocks.every(isUnderlined) ? [link.textContent ?? ''] : []
  })
}

/** What the drawing of the closing panel counts, where it is too narrow to say so. */
function findHiddenNames(): string[] {
  return [...document.querySelectorAll('.closing svg .name')]
    .filter(name => !name.getClientRects().length)
    .map(name => name.textContent ?? '')
}

/** Words that are broken across lines without a hyphen. */
function findTornWords(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const torn: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    // Skips the honeypot, which is invisible.
    if (!element?.checkVisibility() || element.closest('script, [aria-hidden="true"]')) continue
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) torn.push(word)
    }
  }
  // In a flex or grid container, an inline element would become an item of its own, apart from its text.
  const apart = [...document.querySelectorAll('main :is(.whole, sup)')].filter(({ parentElement: parent }) => {
    const isPlacedAlone = /flex|grid/.test(parent ? getComputedStyle(parent).display : '')
    return isPlacedAlone && [...(parent?.childNodes ?? [])].some(node => node instanceof Text && node.data.trim())
  })
  return [...torn, ...apart.map(({ textContent }) => textContent ?? '')]
}

/** Scroll positions (every 700 px) where, for the third time in a row, no primary button is visible. */
async function findPlacesWithoutButton(): Promise<number[]> {
  const ground = document.createElement('i')
  ground.style.background = 'var(--action)'
  document.body.append(ground)
  const main = getComputedStyle(ground).backgroundColor
  ground.remove()
  const buttons = [...document.querySelectorAll('a, button')].filter(
    button => getComputedStyle(button).backgroundColor === main,
  )
  const isInSight = (button: Element) => {
    const { left, width, top, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  // A headless browser may not paint while nothing changes.
  const frame = () =>
    Promise.race([new Promise(requestAnimationFrame), new Promise(resolve => setTimeout(resolve, 250))])
  const without: number[] = []
  const last = document.documentElement.scrollHeight - innerHeight
  for (let place = 0, missed = 0; place <= last; place += 700) {
    scrollTo({ top: place, behavior: 'instant' })
    // The header hides after the scroll event.
    await frame()
    await frame()
    missed = buttons.some(isInSight) ? 0 : missed + 1
    if (missed > 2) without.push(place)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return without
}
