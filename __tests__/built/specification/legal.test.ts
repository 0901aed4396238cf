import { formatPhone } from '../../../src/content/links'
import type { Language } from '../../../src/config/languages'
import { content } from '../../helpers/site'
import { describePage, existing, readPage } from '../../helpers/specification'

const { practice } = content

/** The details in every contact block. */
const contact = (language: Language) =>
  [practice.name[language], practice.email, formatPhone(practice.phone), practice.address?.street].filter(Boolean)

describe.each([
  ['the privacy policy', '/privacy-policy'],
  ['the terms of service', '/terms-of-service'],
  ['the legal notices', '/legal-notices'],
])('%s', (name, route) => {
  describePage(name, route, language => {
    const { $, words, each } = readPage(route, language)
    const numbered = each($('main article h2')).filter(title => /^\d+\./.test(title))

    it('has consecutively numbered sections', () => {
      expect(numbered.map(title => parseInt(title))).toEqual(numbered.map((_, index) => index + 1))
    })

    it('shows the update label of its file', () => {
      const file = content.texts.find(text => text.route === route && text.language === language)
      const label = file?.kind === 'document' ? file.frontMatter.updatedLabel : undefined
      if (label) expect(words($('main header time').first())).toBe(label)
    })
  })
})

describe.each(['/privacy-policy', '/terms-of-service'])('%s', route => {
  describePage('its text', route, language => {
    const { $, words } = readPage(route, language)

    it('contains the contact details and the SMS keyword HELP', () => {
      const text = words($('main article'))
      contact(language).forEach(part => expect(text).toContain(part))
      expect(text).toMatch(/HELP/)
    })
  })
})

describePage('the terms of service', '/terms-of-service', language => {
  const { $, to, hrefs, each } = readPage('/terms-of-service', language)

  it('link the privacy policy', () => {
    expect(hrefs($('main article a'))).toEqual(expect.arrayContaining(existing(['/privacy-policy']).map(to)))
  })

  it('show sample messages with HELP and STOP, which begin with the practice’s name', () => {
    const messages = each($('main article [role=note] > div')).filter(message => /HELP.*STOP/.test(message))
    expect(messages).not.toEqual([])
    messages.forEach(message => expect(message.startsWith(practice.name[language])).toBe(true))
  })
})
