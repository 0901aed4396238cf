import { content } from '../../helpers/site'
import { describePage, plain, readPage } from '../../helpers/specification'

// Counts, numbers and words are those of the content, so that an owner may change them.
describe.each(content.pages.map(({ route }) => route))('the sections of %s', route => {
  describePage('as written', route, language => {
    const { $, written, shown, words, each, hrefs, channels, trail, steps } = readPage(route, language)
    type Written = Parameters<typeof shown>[0]
    const lacking = (section: Written, texts: (string | undefined)[]) => {
      const text = plain(shown(section).text())
      return texts.filter(each => each && !text.includes(plain(each)))
    }
    const lackingLinks = (section: Written, links: ({ to?: string } | undefined)[]) => {
      const found = hrefs(shown(section).find('a'))
      return links.filter(link => link?.to && !found.includes(link.to))
    }

    it('are below the breadcrumb, whose last item is no link', () => {
      expect(trail).toEqual(route === '/' ? [] : steps)
      expect($('main nav ol li').last().find('a')).toHaveLength(0)
    })

    it('show title, lead, figures and buttons of the hero', () => {
      for (const hero of written('hero')) {
        const { title, lead, proof = [], actions = [] } = hero
        expect(lacking(hero, [title, lead, ...proof.flatMap(({ value, label }) => [value, label])])).toEqual([])
        expect(lackingLinks(hero, actions)).toEqual([])
      }
    })

    it('show number, title, points, price and link of each card', () => {
      for (const section of written('cards')) {
        const texts = section.items.flatMap(({ stat, title, points = [], price }) => [
          stat,
          title,
          ...points,
          price?.text,
        ])
        expect(lacking(section, texts)).toEqual([])
        expect(lackingLinks(section, [...section.items.map(({ link }) => link), ...(section.actions ?? [])])).toEqual(
          [],
        )
      }
    })

    it('show each question, benefit, step, row and number', () => {
      for (const section of written('accordion'))
        expect(
          lacking(
            section,
            section.items.map(({ question }) => question),
          ),
        ).toEqual([])
      for (const section of [...written('benefits'), ...written('steps')])
        expect(
          lacking(
            section,
            section.items.map(({ title }) => title),
          ),
        ).toEqual([])
      for (const section of written('comparison')) {
        expect(
          lacking(
            section,
            section.rows.flatMap(({ aspect, theirs, ours }) => [aspect, theirs, ours]),
          ),
        ).toEqual([])
        expect(lackingLinks(section, section.actions ?? [])).toEqual([])
      }
      for (const section of [...written('banner'), ...written('stats')])
        expect(
          lacking(
            section,
            section.items.flatMap(({ value, label }) => [value, label]),
          ),
        ).toEqual([])
    })

    it('show each block with its points and its button, and a picture', () => {
      for (const { id, title, points, pointsTitle, action } of written('alternating').flatMap(({ items }) => items)) {
        const block = $(`#${id}`)
        expect(plain(block.text())).toContain(plain(title))
        expect(plain(block.text())).toContain(plain(pointsTitle))
        expect(each(block.find('ul > li')).map(plain)).toEqual(points.map(plain))
        expect(hrefs(block.find('a'))).toEqual([action.to])
        expect(block.find('img[alt], svg').length).toBeGreaterThan(0)
      }
    })

    it('show the points, the picture and the signature of a profile', () => {
      for (const section of written('profile')) {
        expect(lacking(section, section.points ?? [])).toEqual([])
        expect(words(shown(section).find('h3'))).not.toBe('')
        const pictures = shown(section).find('img, figure > div > svg')
        expect(pictures).toHaveLength(content.practice.founder?.signature ? 2 : 1)
      }
    })

    it('show each list with its links', () => {
      for (const section of written('lists')) {
        const items = section.groups.flatMap(({ items }) => items)
        expect(
          lacking(
            section,
            items.map(({ text }) => text),
          ),
        ).toEqual([])
        expect(lackingLinks(section, items)).toEqual([])
      }
    })

    it('show a table with a caption for each comparison', () => {
      for (const section of written('comparison')) {
        const table = shown(section).find('table')
        expect(table.find('caption')).toHaveLength(1)
        expect(table.find('tbody tr')).toHaveLength(section.rows.length)
        expect(table.find('thead th')).toHaveLength(Object.keys(section.columns).length)
      }
    })

    it('show the buttons and channels of each call to action', () => {
      for (const section of written('callToAction')) {
        const named = (section.channels ?? []).filter(channel => channel !== 'booking')
        expect(
          lackingLinks(section, [...(section.actions ?? []), ...named.map(name => ({ to: channels[name] }))]),
        ).toEqual([])
      }
    })

    it('show the advantages of their variant', () => {
      for (const section of written('advantage')) {
        expect(shown(section).hasClass(`advantage-${section.variant}`)).toBe(true)
        const { cards } = content.advantages[section.variant]
        expect(
          lacking(
            section,
            cards.map(({ title }) => title[language]),
          ),
        ).toEqual([])
        expect(shown(section).find('li:has(> h3)')).toHaveLength(cards.length)
      }
    })
  })
})
