import { articleTitle } from '../../../src/gatsby/nodes/titles'

it('puts the name of the practice behind the title of an article', () => {
  expect(articleTitle('Trial agreements', 'Atelier Law')).toBe('Trial agreements | Atelier Law')
})

it('leaves the name out where both would be too long for search results', () => {
  expect(articleTitle('Clinical trial agreements in Canada', 'Atelier des sciences de la vie')).toBe(
    'Clinical trial agreements in Canada',
  )
})

it('does not name the practice twice', () => {
  expect(articleTitle('How Atelier Law reads contracts', 'Atelier Law')).toBe('How Atelier Law reads contracts')
})
