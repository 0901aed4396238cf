import gatsbyPrefetch from '../../../src/site/app/shims/gatsbyPrefetch'

const links = () => [...document.head.querySelectorAll('link')]
const inChromium = (yes: boolean) =>
  yes
    ? Object.defineProperty(navigator, 'connection', { value: {}, configurable: true })
    : Reflect.deleteProperty(navigator, 'connection')

afterEach(() => {
  inChromium(false)
  document.head.replaceChildren()
})

it('lets Chromium fetch ahead by a link, once', async () => {
  inChromium(true)
  const done = [
    gatsbyPrefetch('/page-data/a.json', { as: 'fetch' }),
    gatsbyPrefetch('/page-data/a.json', { as: 'fetch' }),
  ]
  expect(links().map(link => [link.rel, link.getAttribute('as')])).toEqual([['prefetch', 'fetch']])
  links()[0]?.dispatchEvent(new Event('load'))
  await Promise.all(done)
})

it('asks again for what did not come', async () => {
  inChromium(true)
  const done = gatsbyPrefetch('/page-data/b.json')
  links()[0]?.dispatchEvent(new Event('error'))
  await done
  void gatsbyPrefetch('/page-data/b.json')
  expect(links()).toHaveLength(2)
})

it('lets other browsers fetch ahead by a request', async () => {
  const asked = jest.fn(async () => ({}))
  Object.assign(window, { fetch: asked })
  await gatsbyPrefetch('/page-data/c.json')
  expect(asked).toHaveBeenCalledWith('/page-data/c.json', { priority: 'low' })
  expect(links()).toEqual([])
})
