import { buildSocialCardContents } from '../../../src/gatsby/social/cardContents'

const practice = { language: 'fr' as const, name: 'Cabinet Atelier', descriptor: 'Droit des sciences de la vie' }
const page = { language: 'fr' as const, path: '/fr/services/law', title: 'Le droit', breadcrumb: [], sections: [] }
const cardOf = (more: object) =>
  buildSocialCardContents({ allPractice: { nodes: [practice] }, allRouted: { nodes: [{ ...page, ...more }] } })[0]

it('shows title and practice, with the step of the trail before the page as its kind', () => {
  const breadcrumb = ['Accueil', 'Services', 'Droit'].map(name => ({ name }))
  expect(cardOf({ breadcrumb })).toEqual({
    path: '/fr/services/law',
    title: 'Le droit',
    kind: 'Services',
    practice: 'Cabinet Atelier',
    descriptor: 'Droit des sciences de la vie',
  })
})

it('names no kind for a page straight under the home page', () => {
  expect(cardOf({ breadcrumb: [{ name: 'Accueil' }, { name: 'Contact' }] })).toMatchObject({ kind: '' })
})

it.each([
  ['a text', { picture: { src: 'images/art/river-1.png' } }],
  ['a page', { sections: [{ picture: { src: 'images/art/river-1.png' } }, {}] }],
])('takes the artwork of %s', (_, more) => {
  expect(cardOf(more)).toMatchObject({ artwork: 'images/art/river-1.png' })
})

it('does not use stock photos as artwork', () => {
  expect(cardOf({ picture: { src: 'photo-1', original: 'https://photos.example.com/photo-1' } })).not.toHaveProperty(
    'artwork',
  )
})
