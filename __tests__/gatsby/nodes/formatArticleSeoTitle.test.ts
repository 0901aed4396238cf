import { formatArticleSeoTitle } from '../../../src/gatsby/nodes/formatArticleSeoTitle'

it('appends the practice name to an article title', () => {
  expect(formatArticleSeoTitle('Trial agreements', 'Atelier Law')).toBe('Trial agreements | Atelier Law')
})

it('omits the practice name if the result would be too long', () => {
  expect(formatArticleSeoTitle('Clinical trial agreements in Canada', 'Atelier des sciences de la vie')).toBe(
    'Clinical trial agreements in Canada',
  )
})

it('omits the practice name if the title already contains it', () => {
  expect(formatArticleSeoTitle('How Atelier Law reads contracts', 'Atelier Law')).toBe(
    'How Atelier Law reads contracts',
  )
})
