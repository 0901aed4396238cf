import { generateRobotsText, generateSecurityText, buildWebManifest } from '../../../src/gatsby/output/siteFiles'

const website = 'https://www.example.com'

it('lets everything be read, and names the sitemap', () => {
  expect(generateRobotsText(website)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap-index.xml\n',
  )
})

it('says whom to tell of a weakness, for less than a year', () => {
  const text = generateSecurityText({ website, email: 'hello@example.com' }, '2026-11-20')
  expect(text).toContain('Contact: mailto:hello@example.com\n')
  expect(text).toContain('Expires: 2027-10-01T00:00:00.000Z\n')
  expect(text).toBe(generateSecurityText({ website, email: 'hello@example.com' }, '2026-11-03'))
})

it('gives a home screen the site of its language', () => {
  expect(buildWebManifest({ name: 'Cabinet', description: 'Un cabinet.' }, 'fr')).toMatchObject({
    name: 'Cabinet',
    lang: 'fr-CA',
    start_url: '/fr',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192' },
      { src: '/icons/icon-512.png', sizes: '512x512' },
    ],
  })
})
