import { formatGeneratedFileNotice } from './recipeParts'

/** Generates wrangler.jsonc: the site as static assets of a Worker without a script. */
export function generateWranglerConfig(): string {
  return `${formatGeneratedFileNotice('//')}{
  "name": "site",
  "compatibility_date": "2026-01-01",
  "assets": {
    "directory": "../../publication",
    // Serves about.html at /about and redirects /about/ to it.
    "html_handling": "drop-trailing-slash",
    // The nearest 404.html: /fr/404.html under /fr.
    "not_found_handling": "404-page"
  }
}
`
}
