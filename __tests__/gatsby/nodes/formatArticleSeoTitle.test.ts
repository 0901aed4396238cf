import { formatArticleSeoTitle } from '../../../src/gatsby/nodes/formatArticleSeoTitle'

it('puts the name of the practice behind the title of an article', () => {
  expect(formatArticleSeoTitle('Trial agreements', 'Atelier Law')).toBe('Trial agreements | Atelier Law')
})

it('leaves the name out where both would be too long for search results', () => {
  expect(formatArticleSeoTitle('Clinical trial agreements in Canada', 'Atelier des sciences de la vie')).toBe(
    'Clinical trial agreements in Canada',
  )
})

it('does not name the practice twice', () => {
  expect(formatArticleSeoTitle('How Atelier Law reads contracts', 'Atelier Law')).toBe(
    'How Atelier Law reads contracts',
  )
})
