import { Readability } from '@mozilla/readability'
import { JSDOM } from 'jsdom'
import en from '../../locales/en/common.json'
import fr from '../../locales/fr/common.json'
import { languageDetails } from '../../src/config/languages'
import { buildHtmlFilePath } from '../../src/shared/paths'
import { builtFile, canonicalPages, content, website } from '../helpers/site'

const words = { en, fr }
const kinds = new Map(content.texts.map(({ route, kind }) => [route, kind]))
const texts = canonicalPages().filter(({ route }) => kinds.has(route))
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

function documentOf(html: string, path = '/'): Document {
  // Removes styles, which jsdom is slow to parse.
  return new JSDOM(html.replace(/<style[^>]*>[^<]*<\/style>/g, ''), { url: website + path }).window.document
}

/** The texts that must survive: headings, paragraphs, list items and table cells, including sources. */
function wordsOf(document: Document): string[] {
  // Drawings may be dropped: their tables contain the same.
  const chrome = 'nav, header, aside, [role=group], [role=img]'
  // The author box is excluded too: a reader view shows the byline instead.
  return [...document.querySelectorAll('main article :is(h2, h3, p, li, th, td):not([aria-labelledby=author] *)')]
    .filter(element => !element.closest(chrome) && !leadsElsewhere(element))
    .map(element => squeezed(element.textContent ?? ''))
}

/** True inside a card whose title is a link: a reader view may drop it as navigation. */
function leadsElsewhere(element: Element): boolean {
  const title = element.closest('div')?.querySelector(':scope > p:first-child')
  return title?.firstElementChild?.tagName === 'A' && title.textContent === title.firstElementChild.textContent
}

it('has a page for each article and document in both languages', () => {
  expect(texts.length).toBe(content.texts.length)
})

describe.each(texts.map(({ path, route, language }) => ({ path, route, language })))(
  'a reader view of $path',
  ({ path, route, language }) => {
    const html = builtFile(buildHtmlFilePath(path))
    const whole = documentOf(html, path)
    const read = new Readability(documentOf(html, path)).parse()
    const shown = documentOf(read?.content ?? '')
    const text = squeezed(shown.body.textContent ?? '')
    const { share, text: labels, related, blog, call } = words[language]

    it('has the title, the language and, for an article, its byline and date', () => {
      expect([whole.querySelector('h1')?.textContent, whole.title].map(title => squeezed(title ?? ''))).toContain(
        squeezed(read?.title ?? ''),
      )
      expect(read?.lang).toBe(languageDetails[language].html)
      expect(read?.siteName).toBe(content.practice.name[language])
      if (kinds.get(route) !== 'article') return
      expect(read?.byline).toBe(content.practice.name[language])
      expect(read?.publishedTime).toMatch(/^20\d\d-/)
    })

    it('keeps all headings, paragraphs, list items, tables and sources', () => {
      expect(wordsOf(whole).length).toBeGreaterThan(20)
      expect(wordsOf(whole).filter(part => !text.includes(part))).toEqual([])
      expect(shown.querySelectorAll('table').length).toBe(whole.querySelectorAll('main table').length)
    })

    it('drops navigation, buttons and related content', () => {
      expect([...shown.querySelectorAll('nav, button, form, footer')].map(({ outerHTML }) => outerHTML)).toEqual([])
      const around = [share.copy, labels.contents, related.title, blog.back, call.title.matter, call.title.page]
      expect(around.filter(phrase => text.includes(phrase))).toEqual([])
      expect(text).not.toMatch(/#(?:\s|$)/)
    })
  },
)
