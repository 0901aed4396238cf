import {
  advantageContentByVariantSchema,
  estimatorSchema,
  type ArticleCategories,
  type CostEstimatorContent,
  type Facts,
  type Terminology,
  type Navigation,
  type Page,
  type Practice,
} from '../model'
import { createRecord, listKeys } from '../../shared/properties'
import type { Content } from './readContent'

const words = { en: '…', fr: '…' }

const practice: Practice = {
  name: words,
  descriptor: words,
  legalName: words,
  tagline: words,
  description: words,
  website: 'https://www.example.com',
  phone: '+15145550100',
  email: 'hello@example.com',
  address: null,
  areaServed: words,
  hours: [],
  weekends: words,
  supportHours: [],
  consultation: { book: words, request: words },
  founder: null,
  privacyOfficer: { title: words, email: 'hello@example.com' },
  social: [],
  providers: {
    contactForm: null,
    contactEndpoint: null,
    newsletterEndpoint: null,
    booking: null,
    analyticsId: null,
    stockPhotos: null,
  },
}

const facts: Facts = {}

const navigation: Navigation = { header: [], footer: [], legal: [], trail: {} }

const advantages: Content['advantages']['default'] = { intro: { title: words }, cards: [] }

const terminology: Terminology = { terms: [], reserved: { en: [], fr: [] } }

const estimator: CostEstimatorContent = {
  services: [],
  week: '{{…}}',
  vacation: '{{…}}',
  charges: [],
  words: createRecord(listKeys(estimatorSchema.shape.words.shape), () => words),
}

const categories: ArticleCategories = []

// Titles are unique, so that two unreadable pages are not reported as duplicates.
const page = (file: string): Page => ({
  name: words,
  summary: words,
  seo: { title: { en: file, fr: file }, description: { en: file, fr: file }, keywords: [] },
  category: 'company',
  updated: '2024-01-01',
  sections: [
    { type: 'hero', title: words, lead: words, picture: { src: '' } },
    { type: 'prose', intro: { title: words }, markdown: words },
  ],
})

/**
 * Stand-ins for single files that are unreadable or invalid, and for invalid parts of a page, so that the rest can
 * still be checked. Never displayed.
 */
export const unreadableFileStandIns = {
  practice,
  facts,
  navigation,
  advantages: createRecord(listKeys(advantageContentByVariantSchema.shape), () => advantages),
  terminology,
  categories,
  estimator,
  page,
}
