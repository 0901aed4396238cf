import { load } from 'cheerio'
import { languages } from '../../src/config/languages'
import { buildFeedPath } from '../../src/shared/paths'
import { builtPages, canonicalPages, parsed, website } from '../helpers/site'

describe.each(languages)('the %s feed', language => {
  const $ = parsed(buildFeedPath(language))
  const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

  it('has the elements that Atom requires: id, title, updated, author, self link', () => {
    const feed = $('feed')
    expect(feed.attr('xmlns')).toBe('http://www.w3.org/2005/Atom')
    for (const element of ['id', 'title', 'author > name', 'link[rel=alternate]']) {
      expect(feed.children(element.split(' ')[0]).length).toBeGreaterThan(0)
    }
    expect(feed.children('updated').text()).toMatch(date)
    expect(feed.children('link[rel=self]').attr('href')).toBe(website + buildFeedPath(language))
  })

  it('lists the articles of its language with their full text and absolute URLs', () => {
    const articles = canonicalPages().filter(page => page.language === language && page.route.startsWith('/blog/'))
    expect(
      $('entry > link')
        .map((_, link) => $(link).attr('href'))
        .get()
        .sort(),
    ).toEqual(articles.map(({ path }) => website + path).sort())
    $('entry').each((_, entry) => {
      const child = (name: string) => $(entry).children(name).text()
      expect(child('id')).toBe($(entry).children('link').attr('href'))
      expect(child('title')).not.toBe('')
      expect(child('summary')).not.toBe('')
      const text = load(child('content'))
      const page = articles.find(({ path }) => website + path === child('id'))
      const headings = page?.$('h2.content-heading > span, h2#sources').map((_, heading) => page.$(heading).text())
      expect(
        text('h2')
          .map((_, heading) => text(heading).text())
          .get(),
      ).toEqual(headings?.get())
      expect(text('table, li').length).toBeGreaterThan(0)
      expect(text('script, style, [class], [id], [style]')).toHaveLength(0)
      const addresses = text('a, img').map(
        (_, element) => text(element).attr('href') ?? text(element).attr('src') ?? '',
      )
      expect(addresses.get().filter(address => !/^(https:|mailto:|tel:)/.test(address))).toEqual([])
      expect(child('updated')).toMatch(date)
      expect(child('published')).toMatch(date)
    })
  })

  it('lists the newest article first', () => {
    const days = $('entry > published').map((_, day) => $(day).text())
    expect(days.get()).toEqual(days.get().sort().reverse())
  })

  it('is linked in the head of every page of its language', () => {
    const pages = builtPages().filter(page => page.language === language)
    expect(
      pages.filter(page => page.$('link[type="application/atom+xml"]').attr('href') !== buildFeedPath(language)),
    ).toEqual([])
  })
})
