import { languages, type Language } from '../../../src/config/languages'
import { content } from '../../helpers/site'
import { readPage, tied } from '../../helpers/specification'

const { practice } = content

/** The second reading of the hours: support by telephone and text message. */
const supportHours = {
  en: tied('Monday to Friday, 9:00~a.m. to 5:00~p.m.'),
  fr: tied('du lundi au vendredi, de 9~h à 17~h'),
}

/** What a contact block gives: company, e-mail, telephone, address. */
const contactBlock = (language: Language) =>
  new RegExp(
    [practice.name[language], practice.email, String.raw`\d{3}\u00a0\d{3}-\d{4}`, practice.address?.street].join('.*'),
  )

describe.each(languages)('the privacy policy, %s', language => {
  const { $, say, words, each } = readPage('/privacy-policy', language)
  const numbered = each($('main article div > h2')).filter(title => /^\d+\./.test(title))
  const text = words($('main article'))

  it('has ten numbered sections', () => {
    const subjects = say({
      en: [
        /collect/,
        /SMS consent/,
        /frequency/,
        /opt out/,
        /Carriers/,
        /use/,
        /Sharing/,
        /Retention/,
        /rights/,
        /Contact/,
      ],
      fr: [
        /recueillons/,
        /consentement aux SMS/,
        /fréquence/,
        /désabonne|retirer|annuler|cesser/,
        /fournisseurs|sans fil/,
        /util/,
        /communi|partage/,
        /conserv/,
        /droits/,
        /joindre/,
      ],
    })
    expect(numbered).toHaveLength(10)
    numbered.forEach((title, index) => {
      expect(title).toMatch(new RegExp(`^${index + 1}\\.`))
      expect(title).toMatch(subjects[index]!)
    })
  })

  it('was last updated in January 2025', () => {
    const updated = $('main header time')
    expect(words(updated.parent())).toMatch(say({ en: /^Last updated\s/, fr: /^Dernière mise à jour/ }))
    expect(words(updated)).toBe(say({ en: 'January 2025', fr: 'janvier 2025' }))
  })

  it('is not for people under 18', () => {
    expect(text).toMatch(
      say({ en: /not for people under 18/, fr: /pas destinés aux personnes de moins de 18\u00a0ans/ }),
    )
  })

  it('explains STOP and HELP, and that SMS data are not shared', () => {
    expect(text).toMatch(say({ en: /Reply STOP to any message to cancel/, fr: /Répondez STOP .*pour annuler/ }))
    expect(text).toMatch(say({ en: /Reply HELP for help/, fr: /Répondez HELP .*pour obtenir de l’aide/ }))
    expect(text).toMatch(
      say({
        en: /opt-in data and SMS consent are not shared with third parties/,
        fr: /consentement aux SMS ne sont pas communiqués à des tiers/,
      }),
    )
  })

  it('ends with the contact block and a note on help by SMS', () => {
    const block = words(
      $('main article h2')
        .filter((_, title) => /^10\./.test($(title).text()))
        .nextUntil('h2, section'),
    )
    expect(block).toMatch(contactBlock(language))
    expect(block).toMatch(/HELP/)
    expect(block).toContain(supportHours[language])
  })
})

describe.each(languages)('the terms of service, %s', language => {
  const { $, to, say, words, each, hrefs } = readPage('/terms-of-service', language)
  const section = (number: number) =>
    $('main article h2')
      .filter((_, title) => $(title).text().startsWith(`${number}.`))
      .nextUntil('h2, section')

  it('has eight sections', () => {
    const subjects = say({
      en: [
        /Service description/,
        /Cancellation/,
        /Support/,
        /Liability/,
        /Rates/,
        /Privacy/,
        /Sample messages/,
        /Contact/,
      ],
      fr: [/description/, /annulation/, /soutien/, /responsabilité/, /frais/, /confidentialité/, /exemples/, /joindre/],
    })
    const numbered = each($('main article div > h2')).filter(title => /^\d+\./.test(title))
    expect(numbered).toHaveLength(8)
    numbered.forEach((title, index) => expect(title).toMatch(subjects[index]!))
  })

  it('cancels by STOP and helps by HELP', () => {
    expect(words(section(2))).toMatch(/STOP/)
    expect(words(section(3))).toMatch(/HELP/)
  })

  it('leads to the privacy policy', () => {
    expect(hrefs(section(6).find('a'))).toContain(to('/privacy-policy'))
  })

  it('shows two sample messages', () => {
    const messages = each(section(7).filter('blockquote'))
    expect(messages).toHaveLength(2)
    messages.forEach(message => {
      expect(message.startsWith(practice.name[language])).toBe(true)
      expect(message).toMatch(/HELP.*STOP/)
    })
  })

  it('ends with the contact block and a note on support by SMS', () => {
    expect(words(section(8))).toMatch(contactBlock(language))
    expect(words(section(8))).toMatch(/HELP/)
    expect(words(section(8))).toContain(supportHours[language])
  })
})

describe.each(languages)('the legal notices, %s', language => {
  const { $, say, words, each } = readPage('/legal-notices', language)

  it('have six sections', () => {
    expect(each($('main article div > h2')).filter(title => /^\d+\./.test(title))).toHaveLength(6)
  })

  it('ask that nothing confidential or urgent be sent by the contact form', () => {
    expect(words($('main article'))).toMatch(
      say({
        en: /Confidential or urgent information must not be sent through the contact form/,
        fr: /Aucun renseignement confidentiel ou urgent ne doit être transmis par le formulaire de contact/,
      }),
    )
  })
})
