import { render, waitFor } from '@testing-library/react'
import { Helmet as Real } from 'react-helmet'
import { Helmet } from '../../../../src/site/app/shims/clientHelmet'
import { routed } from '../../../helpers/fixtures'

type Heading = Parameters<typeof Helmet>[0]

const first: Heading = {
  htmlAttributes: { lang: routed.head.lang },
  title: routed.head.title,
  meta: [
    { name: 'description', content: 'It says “more” & <less>.' },
    { name: 'robots', content: routed.head.robots },
  ],
  link: [{ rel: 'canonical', href: 'https://www.example.com/' }],
}
const unlisted: Heading = {
  ...first,
  htmlAttributes: { lang: 'fr-CA' },
  title: 'Introuvable',
  meta: [{ name: 'robots', content: 'noindex' }],
  link: [],
}

const shown = () => ({
  lang: document.documentElement.lang,
  title: document.title,
  tags: [...document.head.querySelectorAll('meta, link')].map(({ outerHTML }) => outerHTML).sort(),
})

beforeEach(() => {
  document.head.innerHTML = '<meta charset="utf-8"><link rel="icon" href="/icon.svg">'
  document.documentElement.lang = ''
})

async function headsBy(Component: typeof Helmet) {
  const { rerender, unmount } = render(<Component {...first} />)
  await waitFor(() => expect(document.title).toBe(first.title))
  const one = shown()
  rerender(<Component {...unlisted} />)
  await waitFor(() => expect(document.title).toBe(unlisted.title))
  const two = shown()
  unmount()
  return [one, two]
}

it('writes the same tags as react-helmet, on a page and on the next one', async () => {
  const own = await headsBy(Helmet)
  document.head.innerHTML = '<meta charset="utf-8"><link rel="icon" href="/icon.svg">'
  expect(own).toEqual(await headsBy(Real as unknown as typeof Helmet))
  expect(own[1]?.tags.join('')).not.toContain('canonical')
})

it('replaces the tags written at build', async () => {
  document.head.innerHTML = '<meta data-react-helmet="true" name="description" content="Of the first page.">'
  render(<Helmet {...unlisted} />)
  await waitFor(() => expect(document.title).toBe(unlisted.title))
  expect(document.querySelector('meta[name=description]')).toBeNull()
})
