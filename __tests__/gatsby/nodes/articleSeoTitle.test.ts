import { articleSeoTitle } from '../../../src/gatsby/nodes/articleSeoTitle'

it('puts the name of the practice behind the title of an article', () => {
  expect(articleSeoTitle('Trial agreements', 'Atelier Law')).toBe('Trial agreements | Atelier Law')
})

it('leaves the name out where both would be too long for search results', () => {
  expect(articleSeoTitle('Clinical trial agreements in Canada', 'Atelier des sciences de la vie')).toBe(
    'Clinical trial agreements in Canada',
  )
})

it('does not name the practice twice', () => {
  expect(articleSeoTitle('How Atelier Law reads contracts', 'Atelier Law')).toBe('How Atelier Law reads contracts')
})
