import { screen, waitFor, within } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import Document from '../../../src/site/templates/Document'
import { documentHead, navigation, practice, routed, text } from '../../helpers/fixtures'
import { render, words } from '../../helpers/render'

const data: Queries.DocumentQuery = {
  practice,
  navigation,
  document: { ...routed, ...documentHead, ...text },
}
const show = (data: Queries.DocumentQuery) => render(<Document {...({ data } as PageProps<Queries.DocumentQuery>)} />)

it('shows head and text as one article, named by its h1, inside the frame', async () => {
  show(data)
  const main = within(screen.getByRole('main'))
  const article = within(main.getByRole('article', { name: documentHead.title }))
  expect(article.getByRole('heading', { level: 1, name: documentHead.title })).toBeVisible()
  expect(article.getByText('The law changes.')).toBeVisible()
  await waitFor(() => expect(document.title).toBe(routed.head.title))
})

it('neither warns that it only informs nor calls', () => {
  show(data)
  expect(screen.queryByText(words.en.text.informationOnly)).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: words.en.blog.call.title })).not.toBeInTheDocument()
})

it('says so when its document is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => show({ ...data, document: null })).toThrow('The page has no document in its language.')
  jest.restoreAllMocks()
})
