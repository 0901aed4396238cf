import { languages } from '../../../src/config/languages'
import { categoryNames, readPage } from '../../helpers/specification'

/** The articles that stand below the featured one, among others: six of the specification, and the one that decision 7 adds. */
const others = [
  'health-canada-drug-approval-guide',
  'legal-considerations-pharma-startups',
  'what-is-fractional-gc',
  'clinical-trial-agreements-guide',
  'ip-strategy-biotech-companies',
  'ma-life-sciences-legal-guide',
  'fractional-gc-benefits-pharmaceutical-companies',
]

describe.each(languages)('the blog, %s', language => {
  const { $, to, say, words, each, hrefs } = readPage('/blog', language)

  it('features the rise of fractional general counsel', () => {
    expect(hrefs($('article h2 a'))).toEqual([to('/blog/rise-of-fractional-general-counsel')])
  })

  it('links the other articles, each with its category, excerpt, date and minutes', () => {
    expect(hrefs($('article h3 a'))).toEqual(expect.arrayContaining(others.map(slug => to(`/blog/${slug}`))))
    for (const article of $('main article')
      .get()
      .map(card => $(card))) {
      const [category, excerpt, facts] = each(article.find('p'))
      expect(say(categoryNames)).toContain(category)
      expect(excerpt?.length).toBeGreaterThanOrEqual(80)
      expect(article.find('time').attr('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(facts).toMatch(say({ en: /\d+ minute read$/, fr: /\d+\u00a0?\s?minutes de lecture$/ }))
    }
  })

  it('names its categories, all first', () => {
    const named = each($('a[href*="/blog?category="]'))
    expect(named.map(name => name.replace(/\s*\d+$/, ''))).toEqual(say(categoryNames))
    expect(words($('main nav').has('a[href*="?category="]').find('a').first())).toMatch(say({ en: /^All/, fr: /^Tou/ }))
  })

  it('offers the newsletter, with a box that nobody has ticked', () => {
    const form = $('main form').has('input[type=email]')
    expect(form.find('button')).toHaveLength(1)
    expect(form.find('input[type=checkbox]').attr('checked')).toBeUndefined()
  })

  it('ends with a call to contact', () => {
    expect(hrefs($('main > section').last().find('a'))).toEqual([to('/contact')])
  })
})
