import { navigationSchema } from '../../../src/content/model'
import { issuesOf } from '../../helpers/issues'
import { navigation as valid } from '../../helpers/project/single'

it('accepts pages and groups', () => {
  expect(issuesOf(navigationSchema, valid)).toEqual([])
})

it('rejects a main menu with two entries', () => {
  expect(issuesOf(navigationSchema, { ...valid, header: ['/', '/contact'] })).toEqual([
    expect.stringMatching(/^header: /),
  ])
})

it('rejects a footer without three columns', () => {
  expect(issuesOf(navigationSchema, { ...valid, footer: valid.footer.slice(1) })).toEqual([
    expect.stringMatching(/^footer: /),
  ])
})

it('rejects an item that is neither a page nor a group', () => {
  expect(issuesOf(navigationSchema, { ...valid, header: ['/', null, '/blog'] })).toEqual([
    'header.1: must be the address of a page, or { "name": …, "pages": […] }',
  ])
})

it('rejects a group without pages', () => {
  expect(
    issuesOf(navigationSchema, { ...valid, footer: [{ ...valid.footer[0], pages: [] }, ...valid.footer.slice(1)] }),
  ).toEqual([expect.stringMatching(/^footer\.0\.pages: /)])
})

it('rejects a breadcrumb name in one language only', () => {
  expect(issuesOf(navigationSchema, { ...valid, trail: { '/services': { en: 'Services' } } })).toEqual([
    expect.stringMatching(/^trail\.\/services\.fr: /),
  ])
})
