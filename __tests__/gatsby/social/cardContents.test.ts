import { buildSocialCardContents } from '../../../src/gatsby/social/cardContents'
import { nodeSpecsWith } from '../../helpers/built'
import { files, type FileChanges } from '../../helpers/project'

const findCard = (path: string, changes?: FileChanges) =>
  buildSocialCardContents(nodeSpecsWith(changes)).find(card => card.path === path)

it('has title and practice, and the parent item of the breadcrumb as kind', () => {
  expect(findCard('/fr/services/corporate-law')).toEqual({
    path: '/fr/services/corporate-law',
    title: 'Droit des sociétés',
    kind: 'Services',
    practice: 'Cabinet Atelier',
    descriptor: 'Droit des sciences de la vie',
    artwork: 'images/lines.png',
  })
})

it('has an empty kind for a page directly below the home page', () => {
  expect(findCard('/contact')).toMatchObject({ kind: '' })
})

it('has none for a page that may not be indexed', () => {
  expect(findCard('/404.html')).toBeUndefined()
})

it('uses the cover of an article before its artwork', () => {
  const withCover = (text: string) =>
    text.replace(
      'category:',
      'cover: { drawing: peaks, figures: [1, 2], names: ["a", "b"], reading: "So." }\ncategory:',
    )
  const changes = { [files.article.en]: withCover, [files.article.fr]: withCover }
  expect(findCard('/blog/trials')).toMatchObject({ artwork: 'images/lines.png' })
  expect(findCard('/blog/trials', changes)?.cover?.labels.map(({ text }) => text)).toContain('a')
  expect(findCard('/blog/trials', changes)?.artwork).toBeUndefined()
})

it('does not use stock photos as artwork', () => {
  const changes = {
    [files.home]: { 'sections[0].picture': { stock: 'photo-1' } },
    [files.practice]: { 'providers.stockPhotos': 'https://photos.example.com' },
  }
  expect(findCard('/', changes)).toMatchObject({ artwork: undefined })
})
