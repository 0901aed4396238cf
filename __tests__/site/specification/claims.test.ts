import { languages, type Language } from '../../../src/config/languages'
import { canonicalPages } from '../../helpers/site'
import { readPage, tied } from '../../helpers/specification'

type Both<T> = Record<Language, T>

/** Each claim as it stands in large type, and the words beside it that qualify it. */
const claims: { value: Both<string>; qualified: Both<RegExp> }[] = [
  {
    value: { en: '60–70%', fr: '60~à~70~%' },
    qualified: {
      en: /Starter (plan|package) against a full-time .*\$2[05]0,000\+ a year/,
      fr: /Forfait Démarrage par rapport à .*temps plein .*2[05]0\u00a0000\u00a0\$\+ par an/,
    },
  },
  { value: { en: '100%', fr: '100~%' }, qualified: { en: /business objective/, fr: /objectif d’affaires/ } },
  { value: { en: '48 h', fr: '48~h' }, qualified: { en: /clients on a plan/, fr: /clientèle .*forfait/ } },
  {
    value: { en: '24/7', fr: '24/7' },
    qualified: { en: /clients on a monthly plan/, fr: /clientèle .*forfait mensuel/ },
  },
  {
    value: { en: '20–30%', fr: '20~à~30~%' },
    qualified: {
      en: /Health Canada’s review time does not depend/,
      fr: /délai d’examen de Santé Canada ne dépend pas/,
    },
  },
  {
    value: { en: 'Up to 15%', fr: 'Jusqu’à 15~%' },
    qualified: { en: /against the two monthly prices added up/, fr: /par rapport à la somme des deux prix mensuels/ },
  },
  { value: { en: '1–2 weeks', fr: '1~à~2~semaines' }, qualified: { en: /Typically/, fr: /En général/ } },
  { value: { en: '2 weeks', fr: '2~semaines' }, qualified: { en: /Typically/, fr: /En général/ } },
  { value: { en: '8+ years', fr: '8+~ans' }, qualified: { en: /not in private practice/, fr: /hors cabinet/ } },
  {
    value: { en: '14 years', fr: '14~ans' },
    qualified: { en: /in private practice together/, fr: /en cabinet, au total/ },
  },
  {
    value: { en: '10+ years', fr: '10+~ans' },
    qualified: { en: /part of the years/, fr: /comprises dans les années/ },
  },
  {
    value: { en: '150+', fr: '150+' },
    qualified: { en: /Biotechnology companies only/, fr: /biotechnologie seulement/ },
  },
  { value: { en: '3 h', fr: '3~h' }, qualified: { en: /at most/, fr: /maximale|au plus/ } },
]

describe.each(languages)('claims, %s', language => {
  const pages = canonicalPages().filter(page => page.language === language)
  const stated = pages.flatMap(({ path, $ }) => {
    $('style, script, noscript').remove()
    return $('main dl > div, main li:has(> h3)')
      .map((_, item) => {
        const value = $(item).children('dd').add($(item).children('h3').prevAll('p')).text().trim()
        return { path, value, text: $(item).text() }
      })
      .get()
  })

  it.each(claims.map(claim => [tied(claim.value[language]), claim.qualified[language]] as const))(
    '%s stands with its qualification',
    (value, qualified) => {
      const places = stated.filter(place => place.value === value)
      expect(places.length).toBeGreaterThan(0)
      expect(places.filter(({ text }) => !qualified.test(text))).toEqual([])
    },
  )

  it('60–70% is measured against a full-time post wherever it is said', () => {
    const value = tied(claims[0]!.value[language])
    const places = pages.flatMap(({ path, $ }) =>
      $('main :is(p, li, td, dd)')
        .filter((_, block) => $(block).text().includes(value))
        .map((_, block) => {
          const around = $(block).closest('li, tr, dl > div')
          return { path, text: (around.length ? around : $(block)).text() }
        })
        .get(),
    )
    const against = { en: /full-time/, fr: /temps plein/ }[language]
    expect(places.filter(({ text }) => !against.test(text))).toEqual([])
  })

  it('of being an expert, a specialist or the best are not made', () => {
    const forbidden = {
      en: /\b(?:an?|our|the) (?:experts?|specialists?)\b|\bthe best\b|\btestimonials?\b/i,
      fr: /\b(?:une?|nos|notre|des|les) (?:experte?s?|spécialistes?)\b|\bl[ea]s? meilleure?s?\b|\btémoignages?\b/i,
    }
    const places = pages.filter(({ $ }) => forbidden[language].test($('main').text()))
    expect(places.map(({ path }) => path)).toEqual([])
  })
})

/** The day of a price, and what is added to it. */
const asOf = {
  en: /Prices in Canadian dollars, before taxes and disbursements, as of [A-Z][a-z]+ \d{1,2}, 20\d\d/,
  fr: /Prix en dollars canadiens, avant taxes et débours, en date du \d{1,2}(er)? \S+ 20\d\d/,
}

describe.each(
  languages.flatMap(language =>
    [
      '/services/fractional-general-counsel',
      '/services/fractional-ip-director',
      '/services/corporate-law',
      '/services/regulatory-compliance',
    ].map(route => [route, language] as const),
  ),
)('the prices of %s, %s', (route, language) => {
  const { $, say, words, each, plans } = readPage(route, language)
  const pricing = $('#pricing')

  it('state currency, taxes, disbursements and their day', () => {
    expect(words(pricing)).toMatch(say(asOf))
  })

  it('say what each plan includes', () => {
    expect(new Set(each(pricing.find('h4')))).toEqual(new Set([say({ en: 'Included', fr: 'Compris' })]))
    expect(plans(pricing).filter(({ features }) => features.length < 3)).toEqual([])
  })

  it('say what is not included', () => {
    const title = say({ en: 'Not included', fr: 'Non compris' })
    const excluded = each(
      pricing
        .find('h3')
        .filter((_, heading) => words($(heading)) === title)
        .next('ul')
        .find('li'),
    )
    expect(excluded).toContain(say({ en: 'GST and QST', fr: 'TPS et TVQ' }))
    expect(excluded.join('\n')).toMatch(say({ en: /disbursements/i, fr: /débours/i }))
    expect(excluded.join('\n')).toMatch(say({ en: /outside|foreign|abroad/, fr: /externes|étranger/ }))
    expect(excluded.join('\n')).toMatch(say({ en: /Litigation/, fr: /Litiges/ }))
  })

  it('say that other services may be needed', () => {
    expect(words(pricing)).toMatch(
      say({
        en: /Other services may be needed|will need a service that the plan does not cover/,
        fr: /D’autres services peuvent être nécessaires|demande un service que le forfait ne couvre pas/,
      }),
    )
  })
})

describe.each(languages)('the other prices, %s', language => {
  it('of intellectual property state their terms', () => {
    const { $, say, words } = readPage('/services/intellectual-property', language)
    const text = words($('#services'))
    expect(text).toMatch(say(asOf))
    expect(text).toMatch(say({ en: /Not included.*GST and QST.*agents/, fr: /Non compris.*TPS et (la )?TVQ.*agents/ }))
  })

  it.each([
    ['/', '#services'],
    ['/services/pharmaceutical-law-canada', '#prices'],
    ['/faq', '#fractional-gc-cost'],
    ['/faq', '#fees-outside-plans'],
    ['/faq', '#regulatory-first-step'],
  ])('of %s %s state currency, taxes, disbursements and their day', (route, place) => {
    const { $, say, words } = readPage(route, language)
    const text = words($(place))
    expect(text).toMatch(say({ en: /Canadian dollars/, fr: /dollars canadiens/ }))
    expect(text).toMatch(
      say({ en: /as of [A-Z]\w+ \d+, 20\d\d/, fr: /en date du \d+\S* \S+ 20\d\d|au \d+\S* \S+ 20\d\d/ }),
    )
    expect(text).toMatch(say({ en: /taxes/i, fr: /taxes/i }))
    expect(text).toMatch(say({ en: /disbursements/i, fr: /débours/i }))
  })
})
