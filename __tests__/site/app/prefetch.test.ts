import prefetchFile from '../../../src/site/app/shims/prefetchFile'

const links = () => [...document.head.querySelectorAll('link')]
const inChromium = (yes: boolean) =>
  yes
    ? Object.defineProperty(navigator, 'connection', { value: {}, configurable: true })
    : Reflect.deleteProperty(navigator, 'connection')

afterEach(() => {
  inChromium(false)
  document.head.replaceChildren()
})

it('prefetches with a link in Chromium, once', async () => {
  inChromium(true)
  const done = [prefetchFile('/page-data/a.json', { as: 'fetch' }), prefetchFile('/page-data/a.json', { as: 'fetch' })]
  expect(links().map(link => [link.rel, link.getAttribute('as')])).toEqual([['prefetch', 'fetch']])
  links()[0]?.dispatchEvent(new Event('load'))
  await Promise.all(done)
})

it('prefetches again after a failure', async () => {
  inChromium(true)
  const done = prefetchFile('/page-data/b.json')
  links()[0]?.dispatchEvent(new Event('error'))
  await done
  void prefetchFile('/page-data/b.json')
  expect(links()).toHaveLength(2)
})

it('prefetches with fetch() in other browsers', async () => {
  const fetched = jest.fn(async () => ({}))
  Object.assign(window, { fetch: fetched })
  await prefetchFile('/page-data/c.json')
  expect(fetched).toHaveBeenCalledWith('/page-data/c.json', { priority: 'low' })
  expect(links()).toEqual([])
})
