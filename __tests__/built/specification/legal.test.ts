import { formatPhone } from '../../../src/content/links'
import type { Language } from '../../../src/config/languages'
import { content } from '../../helpers/site'
import { describePage, existing, readPage } from '../../helpers/specification'

const { practice } = content

/** A legal page’s numbered headings, and the content under each. */
function partsOf(route: string, language: Language) {
  const page = readPage(route, language)
  const headings = page.$('main article h2').filter((_, title) => /^\d+\./.test(page.$(title).text()))
  const under = (index: number) => headings.eq(index).nextUntil('h2, section')
  return { ...page, numbered: page.each(headings), under }
}

/** The details in every contact block. */
const contact = (language: Language) =>
  [practice.name[language], practice.email, formatPhone(practice.phone), practice.address?.street].filter(Boolean)

describe.each([
  ['the privacy policy', '/privacy-policy', 10],
  ['the terms of service', '/terms-of-service', 8],
  ['the legal notices', '/legal-notices', 6],
])('%s', (name, route, count) => {
  describePage(name, route, language => {
    const { numbered, $, words } = partsOf(route, language)

    it(`has ${count} consecutively numbered sections`, () => {
      expect(numbered.map(title => parseInt(title))).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    })

    it('shows the update label of its file', () => {
      const file = content.texts.find(text => text.route === route && text.language === language)
      const label = file?.kind === 'document' ? file.frontMatter.updatedLabel : undefined
      if (label) expect(words($('main header time').first())).toBe(label)
    })
  })
})

describe.each(['/privacy-policy', '/terms-of-service'])('%s', route => {
  describePage('its last section', route, language => {
    const { numbered, under, words } = partsOf(route, language)

    it('contains the contact details and the SMS keyword HELP', () => {
      const block = words(under(numbered.length - 1))
      contact(language).forEach(part => expect(block).toContain(part))
      expect(block).toMatch(/HELP/)
    })
  })
})

describePage('the terms of service', '/terms-of-service', language => {
  const { $, to, hrefs, each } = partsOf('/terms-of-service', language)

  it('link the privacy policy', () => {
    expect(hrefs($('main article a'))).toEqual(expect.arrayContaining(existing(['/privacy-policy']).map(to)))
  })

  it('show two sample messages with the practice’s name, HELP and STOP', () => {
    const messages = each($('main article [role=note] > div'))
    expect(messages).toHaveLength(2)
    messages.forEach(message => {
      expect(message.startsWith(practice.name[language])).toBe(true)
      expect(message).toMatch(/HELP.*STOP/)
    })
  })
})
