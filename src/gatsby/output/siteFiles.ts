import { languages, languageDetails, type Language } from '../../config/languages'
import { palette } from '../../config/palette'
import { appleIconSize, buildAppIconPath, appIconSizes, securityTextValidMonths } from '../../config/site'
import { localizePath } from '../../shared/paths'

/** Generates /robots.txt: everything is allowed; links to the sitemap. */
export function generateRobotsText(website: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${website}/sitemap-index.xml`, ''].join('\n')
}

/** Path of security.txt, as RFC 9116 requires. */
export const securityTextPath = '/.well-known/security.txt'

/**
 * Generates /.well-known/security.txt: whom to report a vulnerability to; `today` is like 2026-11-20. Its expiry date
 * changes at most once a month.
 */
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

/** Builds the web app manifest of a language: name and appearance on a home screen. */
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
