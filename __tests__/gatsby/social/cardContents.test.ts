import { buildSocialCardContents } from '../../../src/gatsby/social/cardContents'

const practice = { language: 'fr' as const, name: 'Cabinet Atelier', descriptor: 'Droit des sciences de la vie' }
const page = { language: 'fr' as const, path: '/fr/services/law', title: 'Le droit', breadcrumb: [], sections: [] }
const buildCard = (more: object) =>
  buildSocialCardContents({ allPractice: { nodes: [practice] }, allRouted: { nodes: [{ ...page, ...more }] } })[0]

it('has title and practice, and the parent item of the breadcrumb as kind', () => {
  const breadcrumb = ['Accueil', 'Services', 'Droit'].map(name => ({ name }))
  expect(buildCard({ breadcrumb })).toEqual({
    path: '/fr/services/law',
    title: 'Le droit',
    kind: 'Services',
    practice: 'Cabinet Atelier',
    descriptor: 'Droit des sciences de la vie',
  })
})

it('has an empty kind for a page directly below the home page', () => {
  expect(buildCard({ breadcrumb: [{ name: 'Accueil' }, { name: 'Contact' }] })).toMatchObject({ kind: '' })
})

it.each([
  ['a text', { picture: { src: 'images/art/river-1.png' } }],
  ['a page', { sections: [{ picture: { src: 'images/art/river-1.png' } }, {}] }],
])('uses the artwork of %s', (_, more) => {
  expect(buildCard(more)).toMatchObject({ artwork: 'images/art/river-1.png' })
})

it('does not use stock photos as artwork', () => {
  expect(buildCard({ picture: { src: 'photo-1', original: 'https://photos.example.com/photo-1' } })).not.toHaveProperty(
    'artwork',
  )
})
