import { waitFor } from '@testing-library/react'
import { HeadUpdatedOnNavigation } from '../../../../src/site/components/seo/HeadUpdatedOnNavigation'
import { routed } from '../../../helpers/fixtures'
import { render } from '../../../helpers/render'

const all = (selector: string) => [...document.head.querySelectorAll(selector)]
const contents = (name: string) => all(`meta[name="${name}"]`).map(tag => tag.getAttribute('content'))
const canonical = () => all('link[rel="canonical"]').map(tag => tag.getAttribute('href'))

beforeEach(() => {
  document.title = ''
})

it('writes language, title, description and canonical URL once each', async () => {
  render(<HeadUpdatedOnNavigation page={routed} />)
  await waitFor(() => expect(document.title).toBe(routed.head.title))
  expect(document.documentElement.lang).toBe(routed.head.lang)
  expect(contents('description')).toEqual([routed.head.description])
  expect(contents('robots')).toEqual([routed.head.robots])
  expect(canonical()).toEqual([routed.head.canonical])
})

it('writes no canonical URL for a noindex page', async () => {
  const head = { ...routed.head, title: 'Not to be found', robots: 'noindex', canonical: null }
  render(<HeadUpdatedOnNavigation page={{ ...routed, head }} />)
  await waitFor(() => expect(document.title).toBe(head.title))
  expect(canonical()).toEqual([])
  expect(contents('robots')).toEqual(['noindex'])
})

it('replaces the tags on navigation', async () => {
  const { rerender } = render(<HeadUpdatedOnNavigation page={routed} />)
  await waitFor(() => expect(document.title).toBe(routed.head.title))
  const canonicalOfNext = 'https://www.example.com/about'
  const head = { ...routed.head, title: 'About', description: 'Us.', canonical: canonicalOfNext }
  rerender(<HeadUpdatedOnNavigation page={{ ...routed, head }} />)
  await waitFor(() => expect(document.title).toBe('About'))
  expect(canonical()).toEqual([canonicalOfNext])
  expect(contents('description')).toEqual(['Us.'])
})
