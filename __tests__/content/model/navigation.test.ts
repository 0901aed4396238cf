import { navigationSchema } from '../../../src/content/model'
import { issuesOf } from '../../helpers/issues'
import { navigation as valid } from '../../helpers/project/single'

it('takes pages and groups', () => {
  expect(issuesOf(navigationSchema, valid)).toEqual([])
})

it('refuses a main menu of two', () => {
  expect(issuesOf(navigationSchema, { ...valid, header: ['/', '/contact'] })).toEqual([
    expect.stringMatching(/^header: /),
  ])
})

it('refuses a footer without its three columns', () => {
  expect(issuesOf(navigationSchema, { ...valid, footer: valid.footer.slice(1) })).toEqual([
    expect.stringMatching(/^footer: /),
  ])
})

it('refuses an item that is neither a page nor a group', () => {
  expect(issuesOf(navigationSchema, { ...valid, header: ['/', null, '/blog'] })).toEqual([
    'header.1: must be the address of a page, or { "name": …, "pages": […] }',
  ])
})

it('refuses a group without pages', () => {
  expect(
    issuesOf(navigationSchema, { ...valid, footer: [{ ...valid.footer[0], pages: [] }, ...valid.footer.slice(1)] }),
  ).toEqual([expect.stringMatching(/^footer\.0\.pages: /)])
})

it('refuses a name of a trail in one language', () => {
  expect(issuesOf(navigationSchema, { ...valid, trail: { '/services': { en: 'Services' } } })).toEqual([
    expect.stringMatching(/^trail\.\/services\.fr: /),
  ])
})
