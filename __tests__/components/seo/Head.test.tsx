import { waitFor } from '@testing-library/react'
import { Head } from '../../../src/components/seo/Head'
import { languageTags } from '../../../src/config/languages'
import { headTags } from '../../../src/lib/head'
import { practice, routed } from '../../helpers/fixtures'
import { render } from '../../helpers/render'

const all = (selector: string) => [...document.head.querySelectorAll(selector)]
const metaOf = (name: string) => document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
const addresses = () =>
  all('link[rel="canonical"], link[hreflang]').map(link =>
    ['rel', 'hreflang', 'href'].map(name => link.getAttribute(name)),
  )

beforeEach(() => {
  document.title = ''
})

async function show(page: Queries.HeadPageFragment = routed) {
  render(<Head page={page} practice={practice} />)
  await waitFor(() => expect(document.title).toBe(page.seo.title))
}

it('writes title, language and every tag that lib/head decides on, each once', async () => {
  await show()
  expect(document.documentElement.lang).toBe(languageTags.en.html)
  const { meta, link } = headTags({
    page: routed,
    siteName: practice.name,
    website: practice.website,
  })
  expect(all('meta')).toHaveLength(meta.length)
  meta.forEach(({ name, property, content }) =>
    expect(metaOf(name ?? property ?? '')).toHaveAttribute('content', content),
  )
  expect(metaOf('description')).toHaveAttribute('content', routed.seo.description)
  expect(all('link').map(tag => tag.getAttribute('href'))).toEqual(link.map(({ href }) => href))
})

it('names the address of the page and of its twins, though two of them are the same', async () => {
  await show()
  const site = practice.website
  expect(addresses()).toEqual([
    ['canonical', null, `${site}/services/corporate-law`],
    ['alternate', 'en', `${site}/services/corporate-law`],
    ['alternate', 'fr', `${site}/fr/services/corporate-law`],
    ['alternate', 'x-default', `${site}/services/corporate-law`],
  ])
})

it('names none for a page that must not be listed', async () => {
  await show({ ...routed, noindex: true, seo: { ...routed.seo, title: 'Not to be found' } })
  expect(addresses()).toEqual([])
  expect(metaOf('robots')).toHaveAttribute('content', 'noindex')
})

it('holds the structured data of the page, whole', async () => {
  const title = 'R&D <law> "in brief"'
  await show({ ...routed, seo: { ...routed.seo, title } })
  const [script] = all('script[type="application/ld+json"]')
  const { '@graph': graph } = JSON.parse(script?.textContent ?? '') as {
    '@graph': { '@type': string; name?: string }[]
  }
  expect(graph.find(node => node['@type'] === 'WebPage')?.name).toBe(title)
  expect(graph.find(node => node['@type'] === 'Organization')?.name).toBe(practice.name)
})

it('follows from page to page and leaves nothing of the last one behind', async () => {
  const { rerender } = render(<Head page={routed} practice={practice} />)
  await waitFor(() => expect(document.title).toBe(routed.seo.title))
  const next = { ...routed, path: '/about', alternates: [], seo: { ...routed.seo, title: 'About', description: 'Us.' } }
  rerender(<Head page={next} practice={practice} />)
  await waitFor(() => expect(document.title).toBe('About'))
  expect(addresses()).toEqual([['canonical', null, `${practice.website}/about`]])
  expect(all('meta[name="description"]').map(tag => tag.getAttribute('content'))).toEqual(['Us.'])
})
