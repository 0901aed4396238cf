import { resolveLocalizedContent, type LocalizationContext } from '../../src/content/resolveLocalizedContent'
import { facts, practice } from '../helpers/project/single'

const english: LocalizationContext = { language: 'en', facts, practice }
const french: LocalizationContext = { ...english, language: 'fr' }

it('picks the language and fills in facts at any depth', () => {
  const value = { items: [{ title: { en: '{{clients}} clients', fr: '{{clients}} entreprises' } }] }
  expect(resolveLocalizedContent(value, english)).toEqual({ items: [{ title: '150+ clients' }] })
  expect(resolveLocalizedContent(value, french)).toEqual({ items: [{ title: 'Plus de\u00a0150 entreprises' }] })
})

it('localizes a single link and a list of links', () => {
  expect(resolveLocalizedContent({ to: '/contact', groups: [{ to: ['/', '#a', 'phone'] }] }, french)).toEqual({
    to: '/fr/contact',
    groups: [{ to: ['/fr', '#a', 'tel:+15145550100'] }],
  })
})

it('does not change other values', () => {
  const value = { id: 'price', columns: 3, recommended: true, founder: null, type: '/contact' }
  expect(resolveLocalizedContent(value, french)).toEqual(value)
})

it('parses Markdown to a render tree with facts and localized links', () => {
  const value = { markdown: { en: 'From {{starter-price}}.', fr: '[Dès {{starter-price}}](/contact)' } }
  expect(resolveLocalizedContent(value, english).markdown).toEqual({
    children: [{ type: 'p', children: ['From $5,000.'] }],
  })
  const link = { type: 'a', props: { href: '/fr/contact' }, children: ['Dès 5\u00a0000\u00a0$'] }
  expect(resolveLocalizedContent(value, french).markdown).toEqual({ children: [{ type: 'p', children: [link] }] })
})
