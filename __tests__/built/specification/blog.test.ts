import { articlesPerBatch } from '../../../src/config/blog'
import { content } from '../../helpers/site'
import { categoryNames, describePage, labels, readPage } from '../../helpers/specification'

describePage('the blog', '/blog', language => {
  const { $, to, words, each, hrefs, written } = readPage('/blog', language)

  const articles = content.texts.flatMap(text => (text.kind === 'article' && text.language === language ? [text] : []))
  const [list] = written('articles')

  it('features one article', () => {
    expect(hrefs($('article h2 a'))).toEqual([to(`/blog/${list?.featured}`)])
  })

  it('links the first batch of other articles; each card has category, excerpt, date and reading time', () => {
    const others = articles.filter(({ slug }) => slug !== list?.featured).map(({ route }) => to(route))
    const shown = hrefs($('article h3 a'))
    expect(shown).toHaveLength(Math.min(others.length, articlesPerBatch - 1))
    expect(shown.filter(href => !others.includes(href ?? ''))).toEqual([])
    for (const article of $('main article')
      .get()
      .map(card => $(card))) {
      const [category, excerpt, facts] = each(article.find('p'))
      expect([...categoryNames(language).values()]).toContain(category)
      expect(excerpt?.length).toBeGreaterThanOrEqual(80)
      expect(article.find('time').attr('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(facts).toMatch(/\d+/)
    }
  })

  it('lists “all” first and then the categories', () => {
    const named = each($('a[href*="/blog?category="]'))
    expect(named.map(name => name.replace(/\s*\d+$/, ''))).toEqual([...categoryNames(language).values()])
    const first = $('main nav').has('a[href*="?category="]').find('a').first()
    expect(words(first)).toContain(labels[language].blog.all)
  })

  it('has a newsletter form with an unchecked consent box', () => {
    const form = $('main form').has('input[type=email]')
    expect(form.find('button')).toHaveLength(1)
    expect(form.find('input[type=checkbox]').attr('checked')).toBeUndefined()
  })
})
