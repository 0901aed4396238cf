import { formatSocialImageAlt, buildSocialImagePath } from '../../../src/gatsby/social/socialImage'

it.each([
  ['/', '/social/home.jpg'],
  ['/fr', '/social/fr.jpg'],
  ['/fr/blog/trials', '/social/fr/blog/trials.jpg'],
])('the picture of %s stands at %s', (path, image) => {
  expect(buildSocialImagePath(path)).toBe(image)
})

it('says the title and the practice, each once', () => {
  expect(formatSocialImageAlt('Trials', 'Cabinet')).toBe('Trials | Cabinet')
  expect(formatSocialImageAlt('Why Cabinet', 'Cabinet')).toBe('Why Cabinet')
})
