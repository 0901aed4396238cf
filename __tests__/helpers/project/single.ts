import type { z } from 'zod'
import {
  estimatorSchema,
  type advantageContentByVariantSchema,
  type ArticleCategories,
  type CostEstimatorContent,
  type Facts,
  type Navigation,
  type Practice,
  type Terminology,
} from '../../../src/content/model'

export const practice: Practice = {
  name: { en: 'Atelier Law', fr: 'Cabinet Atelier' },
  descriptor: { en: 'Life sciences law', fr: 'Droit des sciences de la vie' },
  legalName: { en: 'Atelier Law Inc.', fr: 'Cabinet Atelier inc.' },
  tagline: { en: 'From bench to market', fr: 'Du laboratoire au marché' },
  description: { en: 'A law practice.', fr: 'Un cabinet juridique.' },
  website: 'https://www.example.com',
  phone: '+15145550100',
  email: 'hello@example.com',
  address: { street: '1000, rue Example', city: 'Montréal', region: 'QC', postalCode: 'H0H 0H0', country: 'CA' },
  areaServed: { en: 'Canada', fr: 'Canada' },
  hours: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday'], opens: '09:00', closes: '18:00' },
    { days: ['friday'], opens: '09:30', closes: '17:00' },
  ],
  weekends: { en: 'By appointment', fr: 'Sur rendez-vous' },
  supportHours: [{ days: ['monday', 'friday'], opens: '09:00', closes: '17:00' }],
  consultation: {
    book: { en: 'Choose a time', fr: 'Choisir une heure' },
    request: { en: 'Ask for a time', fr: 'Demander une heure' },
  },
  founder: null,
  privacyOfficer: { title: { en: 'Privacy officer', fr: 'Responsable' }, email: 'privacy@example.com' },
  social: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/example' },
    { network: 'youtube', url: 'https://www.youtube.com/@example' },
  ],
  providers: {
    contactForm: null,
    contactEndpoint: null,
    newsletterEndpoint: null,
    booking: null,
    analyticsId: null,
    stockPhotos: null,
  },
}

const proved = { evidence: 'The books.', asOf: '2026-11-01', reviewBy: '2027-05-20', proved: true }

export const facts: Facts = {
  'starter-price': {
    claim: { en: 'The smallest plan.', fr: 'Le plus petit forfait.' },
    value: 5000,
    unit: 'cad',
    per: 'month',
    ...proved,
  },
  salary: {
    claim: { en: 'What a counsel on the payroll is paid.', fr: 'Le salaire d’une juriste à l’interne.' },
    value: 190000,
    unit: 'cad',
    per: 'year',
    ...proved,
  },
  clients: {
    claim: { en: 'Companies served.', fr: 'Entreprises servies.' },
    value: 150,
    unit: 'count',
    atLeast: true,
    ...proved,
  },
  saving: {
    claim: { en: 'Saved against a hire.', fr: 'Économies par rapport à un poste.' },
    value: [60, 70],
    unit: 'percent',
    against: { en: 'against a full-time hire', fr: 'par rapport à un poste à temps plein' },
    ...proved,
  },
}

export const navigation: Navigation = {
  header: ['/', { name: { en: 'Services', fr: 'Services' }, pages: ['/services/corporate-law'] }, '/contact'],
  footer: [
    { name: { en: 'Services', fr: 'Services' }, pages: ['/services/corporate-law'] },
    { name: { en: 'Reading', fr: 'Lectures' }, pages: ['/blog/trials'] },
    { name: { en: 'Practice', fr: 'Cabinet' }, pages: ['/contact'] },
  ],
  legal: ['/privacy'],
  trail: { '/services': { en: 'Services', fr: 'Services' }, '/blog': { en: 'Blog', fr: 'Blogue' } },
}

export const terminology: Terminology = {
  terms: [
    { en: 'sponsor', fr: 'promoteur', not: { fr: [{ words: 'commanditaire', near: ['commandite'] }] } },
    { en: 'trade secret', fr: 'secret commercial', not: { fr: ['secret d’affaires'] } },
  ],
  reserved: { en: [{ words: 'expert', except: ['expert witness'] }], fr: ['chef de file'] },
  names: ['Barreau du Québec'],
}

export const categories: ArticleCategories = [
  { id: 'corporate-law', name: { en: 'Corporate law', fr: 'Droit des sociétés' } },
  { id: 'clinical-trials', name: { en: 'Trials', fr: 'Essais' } },
]

export const estimator: CostEstimatorContent = {
  services: [
    {
      page: '/services/corporate-law',
      salary: '{{salary}}',
      role: { en: 'Counsel on the payroll', fr: 'Juriste à l’interne' },
    },
  ],
  week: '{{clients}}',
  vacation: '{{clients}}',
  charges: [],
  words: Object.fromEntries(
    Object.keys(estimatorSchema.shape.words.shape).map((name, index) => [
      name,
      { en: `Word ${index + 1}`, fr: `Mot ${index + 1}` },
    ]),
  ) as CostEstimatorContent['words'],
}

type Advantages = z.infer<typeof advantageContentByVariantSchema>

const advantage: Advantages['default'] = {
  intro: { title: { en: 'Why us', fr: 'Pourquoi nous' } },
  cards: (['flask', 'clock', 'shield'] as const).map(icon => ({
    icon,
    title: { en: 'A reason', fr: 'Une raison' },
    text: { en: 'It is true.', fr: 'C’est vrai.' },
  })),
}

export const advantages: Advantages = {
  montreal: advantage,
  pharmaceutical: advantage,
  fractional: advantage,
  default: advantage,
}

/** The interface texts. */
export const locale = {
  en: { blog: { loadMore: 'Load more', showing_one: '{{count}} article', showing_other: '{{count}} articles' } },
  fr: {
    blog: {
      loadMore: 'Afficher plus',
      showing_one: '{{count}} article',
      showing_many: '{{count}} d’articles',
      showing_other: '{{count}} articles',
    },
  },
}
