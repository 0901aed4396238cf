import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPng } from '../../../src/content/rules/pictures/samplePictures'
import { todayInMontreal } from '../../../src/content/read/publication'
import type { Facts, Practice } from '../../../src/content/model'
import { dayAfter, json, type Edit } from './files'

const practice = (change: (practice: Practice) => void) => (root: string) => json(root, 'content/practice.json', change)

const setName = (en: string, fr: string) => practice(practice => void (practice.name = { en, fr }))

/** The ids of the prices that claims depend on. */
const findPricesOfClaims = (facts: Facts) =>
  new Set(Object.values(facts).flatMap(fact => Object.keys(('dependsOn' in fact && fact.dependsOn) || {})))

/** Raises the prices that claims depend on, to amounts with cents; `confirmed` also confirms the dependent claims. */
const raisePrices = (confirmed: boolean) => (root: string) =>
  json<Facts>(root, 'content/facts.json', facts => {
    const raised = findPricesOfClaims(facts)
    if (!raised.size) throw new Error('No claim depends on a price; there is nothing to confirm.')
    for (const id of raised) {
      const price = facts[id]
      if (!price || typeof price.value !== 'number') continue
      price.value += 499.5
      price.asOf = todayInMontreal()
    }
    for (const fact of Object.values(facts)) {
      if (!confirmed || !('dependsOn' in fact) || !fact.dependsOn) continue
      for (const id of Object.keys(fact.dependsOn)) fact.dependsOn[id] = Number(facts[id]?.value)
      fact.asOf = todayInMontreal()
    }
  })

/** Edits of practice.json and facts.json; all apply to the same site. */
export const practiceEdits: Edit[] = [
  { what: 'other prices, with the dependent claims confirmed', apply: raisePrices(true) },
  { what: 'another telephone number', apply: practice(practice => (practice.phone = '514 555-0177')) },
  {
    what: 'a very long name, a legal name and an address',
    apply: practice(practice => {
      practice.name = {
        en: 'Desrochers Villeneuve Health Law Counsel',
        fr: 'Desrochers Villeneuve, droit de la santé',
      }
      practice.legalName = {
        en: 'Desrochers Villeneuve LLP',
        fr: 'Desrochers Villeneuve s.e.n.c.r.l.',
      }
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
    what: 'a founder with a long name and a long role, a call to the bar, degrees, a portrait and a signature',
    apply: root => {
      const name = 'Marie-Ève Saint-Onge-Lafrenière de Villeneuve'
      const role = {
        en: 'Lawyer, founder and general counsel to young laboratories',
        fr: 'Avocate, fondatrice et directrice juridique de jeunes laboratoires',
      }
      writeFileSync(join(root, 'content/images/portrait.png'), createPng({ width: 960, height: 1200 }))
      writeFileSync(join(root, 'content/images/signature.png'), createPng({ width: 640, height: 200 }))
      practice(practice => {
        practice.founder = {
          name,
          role,
          barreau: true,
          call: { year: 2011, bar: { en: 'Barreau du Québec', fr: 'Barreau du Québec' } },
          degrees: [
            { en: 'LL.B., Université de Montréal', fr: 'LL. B., Université de Montréal' },
            {
              en: 'M.Sc. in microbiology, Université Laval, 2006',
              fr: 'M. Sc. en microbiologie, Université Laval, 2006',
            },
          ],
          portrait: { src: 'portrait.png', alt: { en: `${name}, at her desk`, fr: `${name}, à son bureau` } },
          signature: { src: 'signature.png' },
        }
      })(root)
    },
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
    what: 'other hours on Friday, and a morning on Saturday',
    apply: practice(practice => {
      practice.hours.forEach(item => item.days.includes('friday') && (item.closes = '15:30'))
      practice.hours.push({ days: ['saturday'], opens: '10:00', closes: '12:30' })
      practice.weekends = null
    }),
  },
  {
    what: 'a holiday',
    apply: practice(practice => {
      const label = { en: 'Winter holidays', fr: 'Congé des Fêtes' }
      practice.closures = [{ from: dayAfter(30), until: dayAfter(40), label }]
    }),
  },
  {
    what: 'an e-mail address and a domain of the practice’s own',
    apply: practice(practice => {
      practice.website = 'https://www.saint-onge-lafreniere.ca'
      practice.email = 'bonjour@saint-onge-lafreniere.ca'
    }),
  },
  { what: 'one social profile', apply: practice(practice => void practice.social.pop()) },
]

/** Alternative edits; all apply to the same site. */
export const alternativePracticeEdits: Edit[] = [
  { what: 'a very short name', apply: setName('Roy', 'Roy') },
  { what: 'other prices, with the dependent claims not yet confirmed', apply: raisePrices(false) },
  {
    what: 'an address without street',
    apply: practice(practice => (practice.address = { city: 'Montréal', region: 'QC', country: 'CA' })),
  },
  { what: 'no social profile', apply: practice(practice => (practice.social = [])) },
]
