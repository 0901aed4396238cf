import { socialImageAlt, socialImagePath } from '../../../src/gatsby/social/socialImage'

it.each([
  ['/', '/social/home.jpg'],
  ['/fr', '/social/fr.jpg'],
  ['/fr/blog/trials', '/social/fr/blog/trials.jpg'],
])('the picture of %s stands at %s', (path, image) => {
  expect(socialImagePath(path)).toBe(image)
})

it('says the title and the practice, each once', () => {
  expect(socialImageAlt('Trials', 'Cabinet')).toBe('Trials | Cabinet')
  expect(socialImageAlt('Why Cabinet', 'Cabinet')).toBe('Why Cabinet')
})
