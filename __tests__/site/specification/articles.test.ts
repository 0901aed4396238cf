import { languages, type Language } from '../../../src/config/languages'
import { categoryNames, readPage } from '../../helpers/specification'

/** The articles, with the headings that cover their subjects. */
const articles: { slug: string; date: string; topics: Record<Language, RegExp[]> }[] = [
  {
    slug: 'rise-of-fractional-general-counsel',
    date: '2024-01-15',
    topics: {
      en: [/companies that it suits/, /Transitions/, /waves/],
      fr: [/entreprises à qui la formule convient/, /transitions/, /vagues/],
    },
  },
  {
    slug: 'health-canada-drug-approval-guide',
    date: '2024-01-10',
    topics: {
      en: [
        /Pre-submission meeting/,
        /New Drug Submission/,
        /Priority review/,
        /with conditions/,
        /Pitfalls/,
        /Post-market/,
      ],
      fr: [
        /réunion préalable/,
        /présentation de drogue nouvelle/,
        /Évaluation prioritaire/,
        /avec conditions/,
        /pièges/,
        /après la mise en marché/,
      ],
    },
  },
  {
    slug: 'legal-considerations-pharma-startups',
    date: '2024-01-15',
    topics: {
      en: [/Intellectual property/, /regulatory/, /Corporate structure/, /Clinical trials/, /Employment/],
      fr: [/propriété intellectuelle/, /réglementaire/, /structure de la société/, /essais cliniques/, /emploi/],
    },
  },
  {
    slug: 'what-is-fractional-gc',
    date: '2024-01-15',
    topics: {
      en: [/role, defined/, /gains/, /compared/, /covers/, /Six industries/, /When it fits/, /Three steps/],
      fr: [/rôle, défini/, /gagne/, /comparées/, /couvre/, /Six secteurs/, /Quand la formule convient/, /Trois étapes/],
    },
  },
  {
    slug: 'clinical-trial-agreements-guide',
    date: '2024-01-15',
    topics: {
      en: [
        /statement of work/,
        /Financial terms/,
        /Intellectual property/,
        /Indemnification/,
        /Insurance/,
        /Compliance/,
        /Negotiating/,
        /Pitfalls/,
      ],
      fr: [
        /énoncé des travaux/,
        /conditions financières/,
        /Propriété intellectuelle/,
        /indemnisation/,
        /assurance/,
        /conformité/,
        /Négocier/,
        /pièges/,
      ],
    },
  },
  {
    slug: 'ip-strategy-biotech-companies',
    date: '2024-01-15',
    topics: {
      en: [/Patent types/, /Freedom to operate/, /Trade secrets/, /Monetization/, /International/, /Due diligence/],
      fr: [
        /Types de brevets/,
        /Liberté d’exploitation/,
        /Secrets commerciaux/,
        /Monétisation/,
        /internationale/,
        /Vérification diligente/,
      ],
    },
  },
  {
    slug: 'ma-life-sciences-legal-guide',
    date: '2024-01-15',
    topics: {
      en: [
        /Intellectual property diligence/,
        /Regulatory diligence/,
        /Pipeline/,
        /Commercial/i,
        /Competition/,
        /Deal structures/,
        /Integration/,
      ],
      fr: [
        /Vérification de la propriété intellectuelle/,
        /Vérification réglementaire/,
        /produits en développement/i,
        /activités commerciales/i,
        /Concurrence/,
        /Structure de l’opération/,
        /Intégration/,
      ],
    },
  },
  {
    slug: 'fractional-gc-benefits-pharmaceutical-companies',
    date: '2024-01-15',
    topics: { en: [/Clinical development/, /What it saves/], fr: [/Développement clinique/, /épargne/] },
  },
]

describe.each(languages.flatMap(language => articles.map(article => [article.slug, language, article] as const)))(
  'the article %s, %s',
  (slug, language, { date, topics }) => {
    const { $, to, say, words, each, hrefs, trail } = readPage(`/blog/${slug}`, language)
    const header = $('main header').first()

    it('opens with its trail, the way back, its category and its title', () => {
      expect(trail.slice(0, 2)).toEqual(say({ en: ['Home', 'Blog'], fr: ['Accueil', 'Blogue'] }))
      expect(trail).toHaveLength(3)
      const back = header.find('a').filter((_, link) => !$(link).closest('nav').length)
      expect(hrefs(back)).toEqual([to('/blog')])
      expect(words(back)).toBe(say({ en: 'Back to the blog', fr: 'Retour au blogue' }))
      expect(say(categoryNames)).toContain(words($('h1').prev('p')))
      expect(words($('h1')).length).toBeGreaterThan(30)
    })

    it('names its author, its dates and its minutes', () => {
      const [author, published, reviewed, minutes] = each(header.find('div > ul > li'))
      expect(author).toBe(say({ en: 'By the team', fr: 'Par l’équipe' }))
      expect(header.find('time').first().attr('datetime')).toBe(date)
      expect(published).toMatch(say({ en: /January 1[05], 2024/, fr: /1[05] janvier 2024/ }))
      expect(reviewed).toMatch(say({ en: /^Last reviewed .*20\d\d/, fr: /^Dernière révision le .*20\d\d/ }))
      const count = Number(/^\d+/.exec(minutes ?? '')?.[0])
      expect(count).toBeGreaterThanOrEqual(6)
      expect(count).toBeLessThanOrEqual(14)
    })

    it('covers its subjects under headings, with lists', () => {
      const headings = each($('main article :is(h2, h3)')).join('\n')
      expect(topics[language].filter(topic => !topic.test(headings))).toEqual([])
      expect($('main article p ~ :is(ul, ol)').length).toBeGreaterThanOrEqual(2)
    })

    it('says that it is no legal advice, and closes with a call to contact', () => {
      expect(words($('main article'))).toMatch(say({ en: /not legal advice/, fr: /pas un avis juridique/ }))
      expect(hrefs($('[aria-labelledby=closing-call] a'))).toEqual([to('/contact')])
    })
  },
)

describe.each(languages)('what is a fractional general counsel, %s', language => {
  const { $, to, say, words, each, hrefs } = readPage('/blog/what-is-fractional-gc', language)
  const under = (pattern: RegExp) =>
    $('main article h2')
      .filter((_, heading) => pattern.test($(heading).text()))
      .nextUntil('h2, section')

  it('has four cards of benefits and six industries', () => {
    expect(
      under(say({ en: /gains/, fr: /gagne/ }))
        .filter('div')
        .children('div'),
    ).toHaveLength(4)
    expect(
      under(say({ en: /Six industries/, fr: /Six secteurs/ }))
        .filter('div')
        .children('div'),
    ).toHaveLength(6)
  })

  it('compares in a table, and lists services and scenarios', () => {
    const table = under(say({ en: /compared/, fr: /comparées/ })).find('table')
    expect(words(table)).toMatch(
      say({ en: /\$200,000\+.*\$60,000 to \$144,000/, fr: /200.000.\$\+.*60.000.\$ à 144.000.\$/ }),
    )
    expect(under(say({ en: /role covers/, fr: /rôle couvre/ })).filter('ul').length).toBeGreaterThanOrEqual(3)
    expect(
      under(say({ en: /When it fits/, fr: /Quand la formule/ }))
        .filter('ul')
        .first()
        .children('li'),
    ).toHaveLength(4)
  })

  it('begins in three steps', () => {
    expect(under(say({ en: /Three steps/, fr: /Trois étapes/ })).find('ol > li')).toHaveLength(3)
  })

  it('calls to a consultation and names two related pages', () => {
    expect(hrefs($('main aside a')).filter(href => href === to('/contact')).length).toBeGreaterThanOrEqual(1)
    expect(hrefs(under(say({ en: /^Going further/, fr: /^Pour approfondir/ })).find('a'))).toEqual([
      to('/blog/fractional-gc-benefits-pharmaceutical-companies'),
      to('/services/pharmaceutical-law-canada'),
    ])
    expect(each($('[aria-labelledby=related] li')).length).toBeGreaterThan(0)
  })
})

describe.each(languages)('the rise of fractional general counsel, %s', language => {
  const { $, say, words } = readPage('/blog/rise-of-fractional-general-counsel', language)

  it('says whom it suits, and quotes the costs of a full-time post', () => {
    const text = words($('main article'))
    expect(text).toMatch(
      say({ en: /revenue of roughly \$10 million to \$100 million/, fr: /entre 10 et 100\u00a0millions de dollars/ }),
    )
    expect(text).toMatch(say({ en: /\$200,000–\$400,000\+/, fr: /200.000.\$ à 400.000.\$\+/ }))
    expect(text).toMatch(say({ en: /\$300,000–\$500,000/, fr: /300.000.\$ à 500.000.\$/ }))
  })
})
