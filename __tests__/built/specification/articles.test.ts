import { content } from '../../helpers/site'
import { categoryNames, labels, readPage } from '../../helpers/specification'

const articles = content.texts.filter(text => text.kind === 'article')

describe.each(articles.map(article => [article.slug, article.language, article] as const))(
  'the article %s, %s',
  (_slug, language, { frontMatter, route }) => {
    const { $, to, words, each, hrefs, trail, steps, channels } = readPage(route, language)
    const header = $('main header').first()

    it('begins with its breadcrumb, a link to the blog, its category and its title', () => {
      expect(trail).toEqual(steps)
      const back = header.find('a').filter((_, link) => !$(link).closest('nav').length)
      expect(hrefs(back)).toEqual([to('/blog')])
      expect(words($('h1').prev().find('p'))).toBe(categoryNames(language).get(frontMatter.category))
      expect(words($('h1'))).toBe(frontMatter.title)
    })

    it('has four header items, with its dates and reading time', () => {
      const items = each(header.find('div > ul > li'))
      expect(items).toHaveLength(4)
      const days = header.find('time').map((_, time) => $(time).attr('datetime'))
      expect(days.get()).toEqual([frontMatter.date, frontMatter.reviewed])
      expect(items[3]).toMatch(/^[1-9]/)
    })

    it('has sections, and ends with a call to action', () => {
      expect($('main article h2').length).toBeGreaterThanOrEqual(2)
      expect(hrefs($('[aria-labelledby=closing-call] li a'))).toEqual([to('booking'), channels.phone, channels.email])
    })

    it('states that it is not legal advice', () => {
      expect(words($('main article'))).toContain(labels[language].text.informationOnly)
    })
  },
)
