import { formatSocialImageAlt, buildSocialImagePath } from '../../../src/gatsby/social/socialImage'

it.each([
  ['/', '/social/home.jpg'],
  ['/fr', '/social/fr.jpg'],
  ['/fr/blog/trials', '/social/fr/blog/trials.jpg'],
])('builds the image path of %s: %s', (path, image) => {
  expect(buildSocialImagePath(path)).toBe(image)
})

it('combines title and practice name, unless the title contains the name', () => {
  expect(formatSocialImageAlt('Trials', 'Cabinet')).toBe('Trials | Cabinet')
  expect(formatSocialImageAlt('Why Cabinet', 'Cabinet')).toBe('Why Cabinet')
})
