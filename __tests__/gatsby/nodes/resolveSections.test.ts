import type { Section } from '../../../src/content/model'
import { buildNodeSpecs } from '../../../src/gatsby/nodes/nodeSpecs'
import { buildRoutedPages, type RoutedLink } from '../../../src/gatsby/nodes/routedPages'
import { resolveSections } from '../../../src/gatsby/nodes/resolveSections'
import { contentWith, files, type FileChanges } from '../../helpers/project'
import { contact } from '../../helpers/project/pages'

const words = { en: 'Words', fr: 'Mots' }

/** A section as the French contact page has it, behind the hero. */
function completed(section: Section, changes: FileChanges = {}, newest: RoutedLink[] = []): unknown {
  const content = contentWith(changes)
  const reader = { language: 'fr' as const, facts: content.facts, practice: content.practice }
  const file = { file: files.contact, route: '/contact', page: { ...contact, sections: [section] } }
  const all = buildRoutedPages(content, 'fr')
  return resolveSections(file, { reader, content, all, related: [], newest })[0]
}

it('gives the competitive-advantage block the words of its variant', () => {
  const changes = { 'content/advantages.json': { 'montreal.cards[0].title.fr': 'Montréal' } }
  expect(completed({ type: 'advantage', variant: 'montreal', id: 'why' }, changes)).toMatchObject({
    type: 'advantage',
    variant: 'montreal',
    id: 'why',
    intro: { title: 'Pourquoi nous' },
    cards: [{ icon: 'flask', title: 'Montréal' }, { icon: 'clock' }, { icon: 'shield' }],
  })
})

it('gives related pages the newest articles, where these are asked for', () => {
  const article: RoutedLink = { name: 'Un guide', title: 'Un guide', summary: '', path: '/fr/blog/a', kind: 'article' }
  expect(completed({ type: 'related', intro: { title: words }, newest: true }, {}, [article])).toMatchObject({
    pages: [article],
  })
  expect(completed({ type: 'related', intro: { title: words } }, {}, [article])).toBeUndefined()
})

it('gives the founder’s card the person of practice.json, or null', () => {
  const profile: Section = {
    type: 'profile',
    intro: { title: words },
    cardTitle: words,
    markdown: words,
    points: [words, words],
    picture: { src: './founder.png', alt: words },
  }
  expect(completed(profile)).toMatchObject({
    founder: null,
    picture: { src: 'pages/founder.png', alt: 'Mots', stock: false },
  })
  const founder = {
    name: 'Ada Tremblay',
    role: { en: 'Counsel', fr: 'Conseillère' },
    barreau: true,
    call: { year: 2011, bar: words },
    degrees: [{ en: 'Master of Science', fr: 'Maîtrise en sciences' }],
    portrait: { src: 'lines.png', alt: words },
    signature: { src: 'lines.png' },
  }
  expect(completed(profile, { [files.practice]: { founder } })).toMatchObject({
    founder: {
      name: 'Ada Tremblay',
      role: 'Conseillère',
      barreau: true,
      call: { year: 2011, bar: 'Mots' },
      degrees: ['Maîtrise en sciences'],
      portrait: { src: 'images/lines.png', alt: 'Mots', stock: false },
      signature: { src: 'images/lines.png', alt: '', stock: false },
    },
  })
})

it('tells the record of the practice until practice.json names a founder, then that of the person', () => {
  const profile: Section = {
    type: 'profile',
    intro: { title: words },
    cardTitle: words,
    markdown: words,
    named: {
      title: { en: 'The founder', fr: 'La fondatrice' },
      markdown: { en: 'Before.', fr: '{{practice.founder.name}} a pratiqué en entreprise.' },
    },
    points: [words, words],
    picture: { src: './founder.png', alt: words },
  }
  const unnamed = completed(profile)
  expect(unnamed).toMatchObject({ intro: { title: 'Mots' } })
  expect(JSON.stringify(unnamed)).not.toContain('pratiqué')
  const founder = { name: 'Ada Tremblay', role: words, barreau: true }
  const named = completed(profile, { [files.practice]: { founder } })
  expect(named).toMatchObject({ intro: { title: 'La fondatrice' } })
  expect(JSON.stringify(named)).toContain('Ada Tremblay a pratiqué en entreprise.')
})

it.each([
  { month: 5000, perHour: { price: '250\u00a0$', isRounded: false } },
  { month: 5010, perHour: { price: '251\u00a0$', isRounded: true } },
])('says what an hour costs of a plan of twenty hours for $month dollars a month', ({ month, perHour }) => {
  const plan = (id: string) => ({
    id,
    name: words,
    text: words,
    price: { fact: 'starter-price', per: 'month' as const },
    hours: { en: '{{clients}} hours', fr: '{{clients}} heures' },
    features: [words, words, words],
    action: { label: words, to: '/contact' },
  })
  const plans: Section = {
    type: 'plans',
    intro: { title: words },
    items: [plan('small'), plan('large')],
    excluded: [words],
    asOf: words,
  }
  const facts = { 'starter-price.value': month, 'clients.value': 20, 'clients.atLeast': undefined }
  expect(completed(plans, { [files.facts]: facts })).toMatchObject({ items: [{ perHour }, { perHour }] })
})

it('lists the named pages of a group first, then the others of its categories, each once', () => {
  const groups = [
    { title: words, to: ['/contact'], categories: ['company' as const, 'blog' as const] },
    { title: words, to: ['/privacy'] },
  ]
  const section = completed({ type: 'linkGroups', groups })
  expect(section).toMatchObject({
    groups: [
      { title: 'Mots', pages: [{ path: '/fr/contact' }, { path: '/fr/blog/trials' }, { path: '/fr' }] },
      { title: 'Mots', pages: [{ path: '/fr/privacy' }] },
    ],
  })
})

it('leaves pages that must not be listed out of a group’s categories', () => {
  const groups = [{ title: words, to: ['/contact'], categories: ['company' as const] }]
  const hidden = { 'content/pages/services/corporate-law.json': { category: 'company', noindex: true } }
  expect(completed({ type: 'linkGroups', groups }, hidden)).toMatchObject({
    groups: [{ pages: [{ path: '/fr/contact' }, { path: '/fr' }] }],
  })
})

it('does not list the page that the list stands on', () => {
  const groups = [{ title: words, to: ['/privacy'], categories: ['company' as const] }]
  expect(completed({ type: 'linkGroups', groups })).toMatchObject({
    groups: [{ pages: [{ path: '/fr/privacy' }, { path: '/fr' }] }],
  })
})

it('tells the list of articles its language, and counts each subject', () => {
  const newsletter = { title: words, text: words, consent: words }
  expect(completed({ type: 'articles', intro: { title: words }, featured: 'trials', newsletter })).toMatchObject({
    language: 'fr',
    total: 1,
    topics: [
      { topic: 'corporate-law', name: 'Droit des sociétés', count: 0 },
      { topic: 'clinical-trials', name: 'Essais', count: 1 },
    ],
  })
})

it('tells the contact cards their language', () => {
  const card = { title: words }
  expect(completed({ type: 'contact', details: card, hours: card, quick: card, notice: words })).toMatchObject({
    language: 'fr',
  })
})

const form: Section = {
  type: 'contactForm',
  intro: { title: words },
  consultation: words,
  collection: { title: words, markdown: words },
  reply: words,
  sms: { consent: words, markdown: words },
}

it('gives the contact form the services to choose from and the addresses of its language', () => {
  const contactForm = { en: 'https://forms.example.com/en', fr: 'https://forms.example.com/fr' }
  const changes = { [files.practice]: { 'providers.contactForm': contactForm } }
  expect(completed(form, changes)).toMatchObject({
    language: 'fr',
    frame: contactForm.fr,
    frameScript: null,
    endpoint: null,
    services: [
      { id: 'consultation', name: 'Mots' },
      { id: 'corporate-law', name: 'Droit des sociétés' },
    ],
  })
})

describe('a consultation', () => {
  const plan = (id: string, action: object) => ({
    id,
    name: words,
    price: { fact: 'starter-price', per: 'month' },
    text: words,
    features: [words, words, words],
    action,
  })
  const service = 'content/pages/services/corporate-law.json'
  const plans = {
    type: 'plans',
    intro: { title: words },
    items: [plan('small', { to: 'booking' }), plan('large', { label: words, to: '/privacy' })],
    asOf: words,
    excluded: [words],
  }
  const sectionsOf = (changes: FileChanges) => {
    const specs = buildNodeSpecs(contentWith(changes))
    const path = '/fr/services/corporate-law'
    return specs.flatMap(spec => (spec.type === 'Page' && spec.key === path ? spec.fields.sections : []))
  }

  it('takes the service of its page along, and a plan that is chosen', () => {
    const actions = { 'sections[0].actions': [{ to: 'booking' }], 'sections[1]': plans }
    const sections = sectionsOf({ [service]: actions })
    expect(sections.find(({ type }) => type === 'hero')).toMatchObject({
      actions: [{ label: 'Demander une heure', to: '/fr/contact?service=corporate-law#form' }],
    })
    expect(sections.find(({ type }) => type === 'plans')).toMatchObject({
      items: [
        { action: { label: 'Demander une heure', to: '/fr/contact?service=corporate-law-small#form' } },
        { action: { label: 'Mots', to: '/fr/privacy' } },
      ],
    })
  })

  it('can be asked for about any plan', () => {
    expect(completed(form, { [service]: { 'sections[1]': plans } })).toMatchObject({
      asksForTimes: true,
      services: [{}, { id: 'corporate-law' }, { id: 'corporate-law-small' }, { id: 'corporate-law-large' }],
    })
  })

  it('is asked for without times where there is a calendar', () => {
    const changes = { [files.practice]: { 'providers.booking': 'https://calendar.example.com/' } }
    expect(completed(form, changes)).toMatchObject({ asksForTimes: false })
  })
})
