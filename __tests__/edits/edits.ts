import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../../src/config/languages'
import type { Facts, Page, Practice, Redirects } from '../../src/model'

/** An honest edit: what an owner does to content/ and to nothing else. */
export interface Edit {
  what: string
  apply: (root: string) => void
}

function json<Data>(root: string, file: string, change: (data: Data) => void): void {
  const data = JSON.parse(readFileSync(join(root, file), 'utf8')) as Data
  change(data)
  writeFileSync(join(root, file), JSON.stringify(data, null, 2))
}

function text(root: string, file: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, file), 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`The edit of ${file} changes nothing.`)
  writeFileSync(join(root, file), after)
}

/** The day so many days from now, as 2026-11-20. */
const dayAfter = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const practice = (change: (practice: Practice) => void) => (root: string) => json(root, 'content/practice.json', change)

// A change of a price brings with it the claims that were worked out from it: the owner confirms each.
function setFact(root: string, id: string, value: number): void {
  json<Facts>(root, 'content/facts.json', facts => {
    for (const [name, fact] of Object.entries(facts)) {
      if (name === id) fact.value = value
      const dependsOn = 'dependsOn' in fact ? fact.dependsOn : undefined
      if (dependsOn && id in dependsOn) dependsOn[id] = value
    }
  })
}

/** Gives a copy of an article its own name, and the title, the day and the body that differ from it. */
function addArticle(root: string, slug: string, front: (text: string, language: Language) => string): void {
  const folder = 'content/articles'
  cpSync(join(root, folder, 'what-is-fractional-gc'), join(root, folder, slug), { recursive: true })
  languages.forEach(language => text(root, `${folder}/${slug}/${language}.mdx`, text => front(text, language)))
}

const colon: Record<Language, string> = { en: ':', fr: '\u00a0:' }

const entitled = (text: string, title: string, language: Language) =>
  text
    .replace(/^title: .*$/m, `title: "${title}"`)
    .replace(/^name: .*$/m, `name: "${title}"`)
    .replace(/^( +title): .*$/m, `$1: "${title}"`)
    .replace(/^excerpt: "/m, `excerpt: "${title}${colon[language]} `)
    .replace(/^( +description): ".{45}/m, `$1: "${title}${colon[language]} `)

const parts = {
  en: `
## Three ways to begin, side by side

| Way     | First step       | Who decides |
| ------- | ---------------- | ----------- |
| Trial   | One month        | The founder |
| Project | One transaction  | The board   |

<Figure src="art/river-1.png" alt="Lines that run like a river" caption="How mandates branch" />

<Callout title="Before you choose">

Ask who answers while your counsel is away.

</Callout>
`,
  fr: `
## Trois façons de commencer, côte à côte

| Façon  | Première étape      | Qui décide               |
| ------ | ------------------- | ------------------------ |
| Essai  | Un mois             | La fondatrice            |
| Projet | Une seule opération | Le conseil               |

<Figure src="art/river-1.png" alt="Des lignes qui courent comme une rivière" caption="Comment les mandats se ramifient" />

<Callout title="Avant de choisir">

Demandez qui répond pendant l’absence de votre juriste.

</Callout>
`,
}

const extended = (text: string, language: Language) => `${text.trimEnd()}\n${parts[language]}`

/** Edits that may all stand in one site. */
export const edits: Edit[] = [
  { what: 'another price', apply: root => setFact(root, 'corporate-hourly', 475) },
  { what: 'another telephone number', apply: practice(practice => (practice.phone = '+15145550177')) },
  {
    what: 'a name, a legal name and an address',
    apply: practice(practice => {
      practice.name = { en: 'Roy Bélanger', fr: 'Roy Bélanger' }
      practice.legalName = { en: 'Roy Bélanger LLP', fr: 'Roy Bélanger s.e.n.c.r.l.' }
      practice.address = {
        street: '630, boulevard René-Lévesque Ouest, bureau 2100',
        city: 'Montréal',
        region: 'QC',
        postalCode: 'H3B 1S6',
        country: 'CA',
      }
    }),
  },
  {
    what: 'a founder',
    apply: practice(practice => {
      const role = { en: 'Founder and general counsel', fr: 'Fondatrice et directrice juridique' }
      practice.founder = { name: 'Camille Roy', role, barreau: true }
    }),
  },
  {
    what: 'providers of every kind',
    apply: practice(practice => {
      Object.assign(practice.providers, {
        contactForm: { en: 'https://forms.provider.test/en', fr: 'https://forms.provider.test/fr' },
        contactEndpoint: 'https://endpoint.provider.test/contact',
        newsletterEndpoint: 'https://endpoint.provider.test/newsletter',
        booking: 'https://booking.provider.test/practice',
        analyticsId: 'G-ABCDEF1234',
      })
    }),
  },
  {
    what: 'other hours on Friday',
    apply: practice(practice =>
      practice.hours.forEach(item => item.days.includes('friday') && (item.closes = '15:30')),
    ),
  },
  {
    what: 'a category added, and another renamed',
    apply: root =>
      json<{ id: string; name: Record<Language, string> }[]>(root, 'content/categories.json', categories => {
        categories[0]!.name = { en: 'Shared Counsel', fr: 'Direction juridique partagée' }
        categories.push({ id: 'privacy-law', name: { en: 'Privacy Law', fr: 'Vie privée' } })
      }),
  },
  {
    what: 'a new article with a table, a figure and a callout',
    apply: root =>
      addArticle(root, 'first-month-with-counsel', (text, language) =>
        extended(
          entitled(
            text,
            { en: 'Your first month with shared counsel', fr: 'Votre premier mois avec nos juristes' }[language],
            language,
          ),
          language,
        ),
      ),
  },
  {
    what: 'an article of a future day',
    apply: root =>
      addArticle(root, 'second-month-with-counsel', (text, language) =>
        entitled(
          text,
          { en: 'Your second month with shared counsel', fr: 'Votre deuxième mois avec nos juristes' }[language],
          language,
        ).replace(/^date: .*$/m, `date: ${dayAfter(30)}`),
      ),
  },
  {
    what: 'a new page',
    apply: root => {
      cpSync(join(root, 'content/pages/industries.json'), join(root, 'content/pages/laboratories.json'))
      json<Page>(root, 'content/pages/laboratories.json', page => {
        page.name = { en: 'Laboratories', fr: 'Laboratoires' }
        page.summary = {
          en: 'What a laboratory asks of its counsel.',
          fr: 'Ce qu’un laboratoire attend de ses juristes.',
        }
        page.seo.title = { en: 'Law for laboratories in Montréal', fr: 'Le droit des laboratoires à Montréal' }
        const description = page.seo.description
        page.seo.description = {
          en: `Laboratories: ${description.en}`.slice(0, 150).replace(/\s\S*$/, '.'),
          fr: `Laboratoires\u00a0: ${description.fr}`.slice(0, 150).replace(/\s\S*$/, '.'),
        }
        const [hero] = page.sections
        if (hero?.type === 'hero')
          hero.title = { en: 'Law for the bench and beyond', fr: 'Le droit, de la paillasse au marché' }
      })
    },
  },
  {
    what: 'a heading of a page reworded, in one language',
    apply: root =>
      json<Page>(root, 'content/pages/about.json', ({ sections: [hero] }) => {
        if (hero?.type === 'hero') hero.title = { ...hero.title, fr: 'Nous écrivons le droit des sciences de la vie' }
      }),
  },
  {
    what: 'an innocent « le meilleur »',
    apply: root => {
      const added = { en: 'Choose the right moment to begin.', fr: 'Choisissez le meilleur moment pour commencer.' }
      languages.forEach(language =>
        text(root, `content/articles/what-is-fractional-gc/${language}.mdx`, text =>
          text.replace(/^## /m, `${added[language]}\n\n## `),
        ),
      )
    },
  },
]

/** Edits that stand against others, each tried by itself with the content check. */
export const single: Edit[] = [
  { what: 'no address', apply: practice(practice => (practice.address = null)) },
  {
    what: 'an address without street',
    apply: practice(practice => (practice.address = { city: 'Montréal', region: 'QC', country: 'CA' })),
  },
  { what: 'no social profile', apply: practice(practice => (practice.social = [])) },
  { what: 'one social profile', apply: practice(practice => void practice.social.pop()) },
  {
    what: 'a holiday',
    apply: practice(practice => {
      const label = { en: 'Winter holidays', fr: 'Congé des Fêtes' }
      practice.closures = [{ from: dayAfter(30), until: dayAfter(40), label }]
    }),
  },
  {
    what: 'an old address that leads to a page',
    apply: root =>
      json<Redirects>(
        root,
        'content/redirects.json',
        redirects => void redirects.push({ from: '/team', to: '/about' }),
      ),
  },
  {
    what: 'the day of publication of an article',
    apply: root =>
      languages.forEach(language =>
        text(root, `content/articles/what-is-fractional-gc/${language}.mdx`, text =>
          text.replace(/^date: .*$/m, 'date: 2024-03-04'),
        ),
      ),
  },
]

/** Takes a copy of the content into a folder. */
export function copyContent(from: string, root: string): void {
  for (const folder of ['content', 'locales']) {
    rmSync(join(root, folder), { recursive: true, force: true })
    cpSync(join(from, folder), join(root, folder), { recursive: true })
  }
}
