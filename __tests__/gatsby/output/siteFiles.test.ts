import { generateRobotsText, generateSecurityText, buildWebManifest } from '../../../src/gatsby/output/siteFiles'

const website = 'https://www.example.com'

it('generates a robots.txt that allows everything and names the sitemap', () => {
  expect(generateRobotsText(website)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap-index.xml\n',
  )
})

it('generates a security.txt with contact and expiry date, equal within a month', () => {
  const text = generateSecurityText({ website, email: 'hello@example.com' }, '2026-11-20')
  expect(text).toContain('Contact: mailto:hello@example.com\n')
  expect(text).toContain('Expires: 2027-10-01T00:00:00.000Z\n')
  expect(text).toBe(generateSecurityText({ website, email: 'hello@example.com' }, '2026-11-03'))
})

it('builds a web manifest in the given language', () => {
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
