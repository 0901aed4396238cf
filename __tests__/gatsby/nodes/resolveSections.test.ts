import type { Section } from '../../../src/content/model'
import type { CoverDrawing } from '../../../src/gatsby/nodes/coverDrawing'
import { buildNodeSpecs } from '../../../src/gatsby/nodes/nodeSpecs'
import { buildRoutedPages, type RoutedPagePreview } from '../../../src/gatsby/nodes/routedPages'
import { resolveSections } from '../../../src/gatsby/nodes/resolveSections'
import { contentWith, files, type FileChanges } from '../../helpers/project'
import { contact } from '../../helpers/project/pages'

const text = { en: 'Words', fr: 'Mots' }

/** Resolves a section as the only one of the French contact page. */
function resolve(section: Section, changes: FileChanges = {}, newest: RoutedPagePreview[] = []): unknown {
  const content = contentWith(changes)
  const reader = { language: 'fr' as const, facts: content.facts, practice: content.practice }
  const file = { file: files.contact, route: '/contact', page: { ...contact, sections: [section] } }
  const all = buildRoutedPages(content, 'fr')
  return resolveSections(file, { reader, content, all, related: [], newest })[0]
}

it('fills an advantage section with the content of its variant', () => {
  const changes = { 'content/advantages.json': { 'montreal.cards[0].title.fr': 'Montréal' } }
  expect(resolve({ type: 'advantage', variant: 'montreal', id: 'why' }, changes)).toMatchObject({
    type: 'advantage',
    variant: 'montreal',
    id: 'why',
    intro: { title: 'Pourquoi nous' },
    cards: [{ icon: 'flask', title: 'Montréal' }, { icon: 'clock' }, { icon: 'shield' }],
  })
})

it('lists the newest articles in a related section only with `newest`', () => {
  const article: RoutedPagePreview = {
    name: 'Un guide',
    title: 'Un guide',
    summary: '',
    path: '/fr/blog/a',
    kind: 'article',
  }
  expect(resolve({ type: 'related', intro: { title: text }, newest: true }, {}, [article])).toMatchObject({
    pages: [article],
  })
  expect(resolve({ type: 'related', intro: { title: text } }, {}, [article])).toBeUndefined()
})

it('fills the founder of a profile from practice.json, or null', () => {
  const profile: Section = {
    type: 'profile',
    intro: { title: text },
    cardTitle: text,
    markdown: text,
    points: [text, text],
    picture: { src: './founder.png', alt: text },
  }
  expect(resolve(profile)).toMatchObject({
    founder: null,
    picture: { src: 'pages/founder.png', alt: 'Mots', stock: false },
  })
  const founder = {
    name: 'Ada Tremblay',
    role: { en: 'Counsel', fr: 'Conseillère' },
    barreau: true,
    call: { year: 2011, bar: text },
    degrees: [{ en: 'Master of Science', fr: 'Maîtrise en sciences' }],
    portrait: { src: 'lines.png', alt: text },
    signature: { src: 'lines.png' },
  }
  expect(resolve(profile, { [files.practice]: { founder } })).toMatchObject({
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

it('uses the `named` texts of a profile only when practice.json names a founder', () => {
  const profile: Section = {
    type: 'profile',
    intro: { title: text },
    cardTitle: text,
    markdown: text,
    named: {
      title: { en: 'The founder', fr: 'La fondatrice' },
      markdown: { en: 'Before.', fr: '{{practice.founder.name}} a pratiqué en entreprise.' },
    },
    points: [text, text],
    picture: { src: './founder.png', alt: text },
  }
  const unnamed = resolve(profile)
  expect(unnamed).toMatchObject({ intro: { title: 'Mots' } })
  expect(JSON.stringify(unnamed)).not.toContain('pratiqué')
  const founder = { name: 'Ada Tremblay', role: text, barreau: true }
  const named = resolve(profile, { [files.practice]: { founder } })
  expect(named).toMatchObject({ intro: { title: 'La fondatrice' } })
  expect(JSON.stringify(named)).toContain('Ada Tremblay a pratiqué en entreprise.')
})

it.each([
  { month: 5000, perHour: { price: '250\u00a0$', isRounded: false } },
  { month: 5010, perHour: { price: '251\u00a0$', isRounded: true } },
])('calculates the hourly price of a plan with twenty hours for $month dollars a month', ({ month, perHour }) => {
  const plan = (id: string) => ({
    id,
    name: text,
    text,
    price: { fact: 'starter-price', per: 'month' as const },
    hours: { en: '{{clients}} hours', fr: '{{clients}} heures' },
    features: [text, text, text],
    action: { label: text, to: '/contact' },
  })
  const plans: Section = {
    type: 'plans',
    intro: { title: text },
    items: [plan('small'), plan('large')],
    excluded: [text],
    asOf: text,
  }
  const facts = { 'starter-price.value': month, 'clients.value': 20, 'clients.atLeast': undefined }
  expect(resolve(plans, { [files.facts]: facts })).toMatchObject({ items: [{ perHour }, { perHour }] })
})

it('lists named pages of a link group first, then the others of its categories, each once', () => {
  const groups = [
    { title: text, to: ['/contact'], categories: ['company' as const, 'blog' as const] },
    { title: text, to: ['/privacy'] },
  ]
  const section = resolve({ type: 'linkGroups', groups })
  expect(section).toMatchObject({
    groups: [
      {
        title: 'Mots',
        pages: [{ path: '/fr/contact' }, { path: '/fr' }, { path: '/fr/blog/trials', articleCategoryName: 'Essais' }],
      },
      { title: 'Mots', pages: [{ path: '/fr/privacy' }] },
    ],
  })
})

it('omits noindex pages from the categories of a link group', () => {
  const groups = [{ title: text, to: ['/contact'], categories: ['company' as const] }]
  const hidden = { 'content/pages/services/corporate-law.json': { category: 'company', noindex: true } }
  expect(resolve({ type: 'linkGroups', groups }, hidden)).toMatchObject({
    groups: [{ pages: [{ path: '/fr/contact' }, { path: '/fr' }] }],
  })
})

it('omits the current page from the categories of a link group', () => {
  const groups = [{ title: text, to: ['/privacy'], categories: ['company' as const] }]
  expect(resolve({ type: 'linkGroups', groups })).toMatchObject({
    groups: [{ pages: [{ path: '/fr/privacy' }, { path: '/fr' }] }],
  })
})

it('adds language, total and count per category to an articles section', () => {
  const newsletter = { title: text, text, consent: text }
  expect(resolve({ type: 'articles', intro: { title: text }, featured: 'trials', newsletter })).toMatchObject({
    language: 'fr',
    total: 1,
    categories: [
      { id: 'corporate-law', name: 'Droit des sociétés', count: 0 },
      { id: 'clinical-trials', name: 'Essais', count: 1 },
    ],
  })
})

it('adds the language to a contact section', () => {
  const card = { title: text }
  expect(
    resolve({
      type: 'contact',
      details: card,
      hours: card,
      quick: { ...card, consultation: { title: text, text } },
      notice: text,
    }),
  ).toMatchObject({
    language: 'fr',
  })
})

const form: Section = {
  type: 'contactForm',
  intro: { title: text },
  consultation: text,
  collection: { title: text, markdown: text },
  reply: text,
  sms: { consent: text, markdown: text },
}

it('adds services and provider URLs in the page’s language to a contact form', () => {
  const contactForm = { en: 'https://forms.example.com/en', fr: 'https://forms.example.com/fr' }
  const changes = { [files.practice]: { 'providers.contactForm': contactForm } }
  expect(resolve(form, changes)).toMatchObject({
    frame: contactForm.fr,
    frameScript: null,
    endpoint: null,
    services: [
      { id: 'consultation', name: 'Mots' },
      { id: 'corporate-law', name: 'Droit des sociétés' },
    ],
  })
})

describe('consultation requests', () => {
  const plan = (id: string, action: object) => ({
    id,
    name: text,
    price: { fact: 'starter-price', per: 'month' },
    text,
    features: [text, text, text],
    action,
  })
  const service = 'content/pages/services/corporate-law.json'
  const plans = {
    type: 'plans',
    intro: { title: text },
    items: [plan('small', { to: 'booking' }), plan('large', { label: text, to: '/privacy' })],
    asOf: text,
    excluded: [text],
  }
  const sectionsOf = (changes: FileChanges) => {
    const specs = buildNodeSpecs(contentWith(changes))
    const path = '/fr/services/corporate-law'
    return specs.flatMap(spec => (spec.type === 'Page' && spec.key === path ? spec.fields.sections : []))
  }

  it('add the service of the page and the chosen plan to booking links', () => {
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

  it('offer every plan as a service in the contact form', () => {
    expect(resolve(form, { [service]: { 'sections[1]': plans } })).toMatchObject({
      asksForTimes: true,
      services: [{}, { id: 'corporate-law' }, { id: 'corporate-law-small' }, { id: 'corporate-law-large' }],
    })
  })

  it('do not ask for times when a booking calendar is configured', () => {
    const changes = { [files.practice]: { 'providers.booking': 'https://calendar.example.com/' } }
    expect(resolve(form, changes)).toMatchObject({ asksForTimes: false })
  })
})

it('draws a point for each page of the groups of links of a page in its header', () => {
  const content = contentWith()
  const reader = { language: 'fr' as const, facts: content.facts, practice: content.practice }
  const hero: Section = {
    type: 'hero',
    title: text,
    lead: text,
    picture: { src: './founder.png', alt: text },
    cover: { drawing: 'clusters', ground: 'pine' },
  }
  const groups: Section = { type: 'linkGroups', groups: [{ title: text, to: ['/'], categories: ['blog'] }] }
  const file = { file: files.contact, route: '/contact', page: { ...contact, sections: [hero, groups] } }
  const all = buildRoutedPages(content, 'fr')
  const [drawn, listed] = resolveSections(file, { reader, content, all, related: [], newest: [] })
  const pages = listed?.type === 'linkGroups' ? listed.groups[0]?.pages : []
  const cover = drawn?.type === 'hero' ? (drawn.cover as unknown as CoverDrawing) : undefined
  expect(cover?.shapes.find(({ role }) => role === 'solid')?.path.match(/M/g)).toHaveLength(pages?.length ?? 0)
  expect(cover?.labels.map(label => label.text)).toEqual(['Mots'])
})
