import { notFoundRules } from '../../config/hosting'
import { formatGeneratedFileNotice } from './recipeParts'

/** Generates netlify.toml: settings that `_headers` and `_redirects` cannot express. */
export function generateNetlifyToml(): string {
  const rules = notFoundRules.map(
    ({ under, file }) => `[[redirects]]\n  from = "${under}*"\n  to = "${file}"\n  status = 404\n`,
  )
  return `${formatGeneratedFileNotice('#')}
[build]
  publish = "publication"

# Serves about.html at /about and redirects /about/ to it.
[build.processing]
  skip_processing = false
[build.processing.html]
  pretty_urls = true

${rules.join('\n')}`
}
