import { sectionSchema } from '../../../src/content/model'
import { issuesOf } from '../../helpers/issues'

const words = { en: 'Words', fr: 'Mots' }
const intro = { title: words }
const link = { label: words, to: '/contact' }
const picture = { src: 'lines.png' }
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)

describe('plansSectionSchema', () => {
  const plan = {
    id: 'starter',
    name: words,
    price: { fact: 'starter-price', per: 'month' },
    text: words,
    features: times(3, words),
    action: link,
  }
  const plans = { type: 'plans', intro, items: [plan, plan], excluded: [words], asOf: words }

  it('accepts one recommended plan or none', () => {
    expect(issuesOf(sectionSchema, plans)).toEqual([])
    expect(issuesOf(sectionSchema, { ...plans, items: [plan, { ...plan, recommended: true }] })).toEqual([])
  })

  it('rejects two recommended plans', () => {
    expect(issuesOf(sectionSchema, { ...plans, items: times(2, { ...plan, recommended: true }) })).toEqual([
      'items: must have at most one recommended plan',
    ])
  })

  it('rejects plans without exclusions', () => {
    expect(issuesOf(sectionSchema, { ...plans, excluded: [] })).toHaveLength(1)
  })
})

describe('call to action', () => {
  const call = { type: 'callToAction', intro }
  const message = 'actions: must have a button: give "actions", "channels", or both'

  it('accepts buttons, channels, or both', () => {
    expect(issuesOf(sectionSchema, { ...call, actions: [link] })).toEqual([])
    expect(issuesOf(sectionSchema, { ...call, channels: ['phone'] })).toEqual([])
    expect(issuesOf(sectionSchema, { ...call, actions: [link], channels: ['email'] })).toEqual([])
  })

  it('rejects neither', () => {
    expect(issuesOf(sectionSchema, call)).toEqual([message])
    expect(issuesOf(sectionSchema, { ...call, actions: [], channels: [] })).toEqual([message])
  })

  it('rejects a duplicate channel', () => {
    expect(issuesOf(sectionSchema, { ...call, channels: ['phone', 'phone'] })).toEqual([
      'channels: must name each channel once',
    ])
  })
})

describe('cardsSectionSchema', () => {
  const cards = { type: 'cards', intro, items: times(2, { title: words, text: words }) }

  it.each([2, 3, 4])('accepts %i columns', columns => {
    expect(issuesOf(sectionSchema, { ...cards, columns })).toEqual([])
  })

  it('rejects five columns', () => {
    expect(issuesOf(sectionSchema, { ...cards, columns: 5 })).toEqual(['columns: must be 1, 2, 3 or 4'])
  })

  it('rejects an unknown icon', () => {
    const [issue] = issuesOf(sectionSchema, {
      ...cards,
      items: times(2, { title: words, text: words, icon: 'rainbow' }),
    })
    expect(issue).toMatch(/^items\.0\.icon: Invalid option: expected one of "balance"\|/)
  })
})

describe('tabsSectionSchema', () => {
  const tab = {
    id: 'one',
    name: words,
    picture,
    text: words,
    features: times(8, words),
    benefits: times(6, words),
    price: { fact: 'hourly', text: words },
    action: link,
  }
  const tabs = { type: 'tabs', intro, items: times(2, tab), asOf: words, excluded: [words] }

  it('accepts eight features and six benefits', () => {
    expect(issuesOf(sectionSchema, tabs)).toEqual([])
  })

  it.each([
    ['features', 7],
    ['features', 9],
    ['benefits', 5],
    ['benefits', 7],
  ])('rejects %s if there are %i', (field, count) => {
    const issues = issuesOf(sectionSchema, { ...tabs, items: [tab, { ...tab, [field]: times(count, words) }] })
    expect(issues).toEqual([expect.stringMatching(`^items\\.1\\.${field}: `)])
  })
})

describe('common section fields', () => {
  const prose = { type: 'prose', intro, markdown: words }

  it('accepts an id and a tone', () => {
    expect(issuesOf(sectionSchema, { ...prose, id: 'our-story', tone: 'sunken' })).toEqual([])
  })

  it.each([
    { type: 'callToAction', intro, actions: [link] },
    { type: 'banner', items: [{ value: words, label: words }], action: link },
  ])('accepts an id but no tone for $type', own => {
    expect(issuesOf(sectionSchema, { ...own, id: 'our-call' })).toEqual([])
    expect(issuesOf(sectionSchema, { ...own, tone: 'sunken' })).toHaveLength(1)
  })

  it.each(['Story', 'our story', 'our--story', '-story', 'récit'])('rejects “%s” as an id', id => {
    expect(issuesOf(sectionSchema, { ...prose, id })).toEqual([
      'id: must be small letters, digits and hyphens, such as "pricing"',
    ])
  })
})

describe('links', () => {
  const call = (to: string) => ({ type: 'callToAction', intro, actions: [{ label: words, to }] })

  it.each(['/', '/contact?service=x#form', '#form', 'https://www.example.com/a', 'phone', 'email'])('accept %s', to =>
    expect(issuesOf(sectionSchema, call(to))).toEqual([]),
  )

  it('have a label, except those to a consultation', () => {
    const issuesOfLink = (link: object) => issuesOf(sectionSchema, { ...call('/'), actions: [link] })
    expect(issuesOfLink({ to: 'booking' })).toEqual([])
    expect(issuesOfLink({ to: 'booking?service=x' })).toEqual([])
    expect(issuesOfLink({ to: 'booking', label: words })).toEqual([expect.stringMatching(/^actions\.0\.label: /)])
    expect(issuesOfLink({ to: '/contact' })).toEqual([expect.stringMatching(/^actions\.0\.label: /)])
  })

  it.each(['contact', 'http://www.example.com', 'mailto:a@b.ca', 'fax', '/a b', '#Form'])('reject %s', to =>
    expect(issuesOf(sectionSchema, call(to))).toEqual([
      'actions.0.to: must be the bare address of a page ("/contact"), a place on this page ("#pricing"), an https address, or "phone", "email" or "booking"',
    ]),
  )
})

describe('pictures', () => {
  const hero = (given: unknown) => ({ type: 'hero', title: words, lead: words, picture: given })

  it('are a file or a stock photo, with or without alt text', () => {
    expect(issuesOf(sectionSchema, hero({ src: 'lines.png' }))).toEqual([])
    expect(issuesOf(sectionSchema, hero({ stock: 'photo-1', alt: words }))).toEqual([])
  })

  it.each([
    {},
    { src: 'a.png', stock: 'photo-1' },
    { src: 'a.png', alt: 'Lines' },
    { src: 'a.png', alt: { en: 'Lines' } },
  ])('reject %j', given =>
    expect(issuesOf(sectionSchema, hero(given))).toEqual([expect.stringMatching(/^picture: must be \{ "src"/)]),
  )
})

describe('pictures and covers of sections', () => {
  const cover = { drawing: 'bond', ground: 'mint' }
  const profile = { type: 'profile', intro, cardTitle: words, markdown: words, points: times(2, words) }
  const prose = { type: 'prose', intro, markdown: words }

  it.each([
    ['a profile with a picture', { ...profile, picture }],
    ['a profile with a cover', { ...profile, cover }],
    ['a text with neither', prose],
    ['a text with a cover', { ...prose, cover }],
  ])('accepts %s', (_, section) => {
    expect(issuesOf(sectionSchema, section)).toEqual([])
  })

  it.each([
    ['a profile with neither', profile],
    ['a profile with both', { ...profile, picture, cover }],
    ['a text with both', { ...prose, picture, cover }],
  ])('rejects %s and names the alternatives', (_, section) => {
    expect(issuesOf(sectionSchema, section)).toEqual([expect.stringContaining('"picture" or "cover"')])
  })
})
