import type { Language } from '../../src/config/languages'
import { buildChecklistDownloadPath } from '../../src/shared/downloads'
import { builtBytes, builtFile, canonicalPages, content } from '../helpers/site'

const texts = content.texts.filter(({ body }) => /<Checklist /.test(body))

it('the same texts have a checklist in both languages', () => {
  const slugs = (wanted: Language) => texts.flatMap(({ slug, language }) => (language === wanted ? [slug] : [])).sort()
  expect(slugs('fr')).toEqual(slugs('en'))
})

it.each(texts.map(text => [text.file, text] as const))(
  '%s links its checklist as PDF and as Markdown with the same items',
  (_, { slug, language, route }) => {
    const page = canonicalPages().find(page => page.language === language && page.route === route)
    if (!page) throw new Error(`There is no page ${route} in ${language}.`)
    const { $ } = page
    const [pdf, markdown] = (['pdf', 'md'] as const).map(ending => buildChecklistDownloadPath(slug, language, ending))
    const link = $(`article a[href="${pdf}"]`)
    expect(link).toHaveLength(1)
    expect($(`article a[href="${markdown}"]`)).toHaveLength(1)
    expect(builtBytes(String(pdf)).subarray(0, 5).toString()).toBe('%PDF-')
    // The downloaded list must equal the one in the article.
    const letters = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, '')
    const items = link.closest('p').parent().find('li')
    const listed = [...builtFile(String(markdown)).matchAll(/^- \[ \] (.*)$/gm)].map(([, words = '']) => letters(words))
    expect(listed).toEqual(
      items.map((_, item) => letters($(item).clone().find('sup:has(a)').remove().end().text())).get(),
    )
  },
)
