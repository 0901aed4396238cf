import { languages, languageDetails, type Language } from '../../config/languages'
import { palette } from '../../config/palette'
import { appleIconSize, buildAppIconPath, appIconSizes, securityTextValidMonths } from '../../config/site'
import { localizePath } from '../../shared/paths'

/** /robots.txt: everything may be read, and the list of pages stands in the sitemap. */
export function generateRobotsText(website: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${website}/sitemap-index.xml`, ''].join('\n')
}

/** Where security.txt stands, as RFC 9116 asks. */
export const securityTextPath = '/.well-known/security.txt'

/** /.well-known/security.txt: whom to tell of a weakness; `today` as 2026-11-20. It changes once a month at most. */
export function generateSecurityText({ website, email }: { website: string; email: string }, today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const expires = new Date(Date.UTC(year, month - 1 + securityTextValidMonths, 1)).toISOString()
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${website}${securityTextPath}`,
    '',
  ].join('\n')
}

/** The web manifest of a language: how the site is called and looks on a home screen. */
export function buildWebManifest(
  { name, description }: { name: string; description: string },
  language: Language,
): Record<string, unknown> {
  return {
    name,
    short_name: name,
    description,
    lang: languageDetails[language].html,
    start_url: localizePath('/', language),
    scope: '/',
    display: 'browser',
    background_color: palette.light.paper,
    theme_color: palette.light.pine,
    icons: appIconSizes
      .filter(size => size !== appleIconSize)
      .map(size => ({ src: buildAppIconPath(size), sizes: `${size}x${size}`, type: 'image/png' })),
  }
}
