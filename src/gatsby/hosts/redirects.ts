import { localizePath, listBareAndLanguagePrefixedPaths } from '../../shared/paths'
import type { Redirects } from '../../content/model'

/** An old path and its target in parts, because the request’s query string has to go before the hash. */
interface Move {
  from: string
  path: string
  query: string
  hash: string
}

/** Every variant of each old path, with the canonical target in the same language. */
function expandRedirects(redirects: Redirects): Move[] {
  return redirects.flatMap(({ from, to }) =>
    listBareAndLanguagePrefixedPaths(from).map(variant => {
      const [, path = '/', query = '', hash = ''] =
        /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(localizePath(to, variant.language)) ?? []
      return { from: variant.path, path, query, hash }
    }),
  )
}

/**
 * Generates `_redirects` for Netlify and Cloudflare; `npm run serve` reads it too. Cloudflare compares whole paths, so
 * each old path is listed with and without a trailing slash.
 */
export function generateRedirectsFile(redirects: Redirects): string {
  return formatLines(redirects, ({ from, path, query, hash }) => {
    const to = `${path}${query}${hash} 301`
    return `${from} ${to}\n${from}/ ${to}`
  })
}

/** Parses a `_redirects` file into a map from old path, without a trailing slash, to target; only 301 rules. */
export function parsePermanentRedirects(redirectsFile: string): Map<string, string> {
  const rules = redirectsFile.split('\n').map(line => line.split(' '))
  return new Map(
    rules.flatMap(([from, to, status]) => (from && to && status === '301' ? [[from.replace(/\/$/, ''), to]] : [])),
  )
}

/** Regular expression of an old path. nginx and Caddy ignore the case of plain paths, so `/FAQ` would be `/faq` too. */
const formatPathPattern = ({ from }: Move) => `^${from.replaceAll('.', '\\.')}/?$`

/** Generates the redirects as entries of nginx’s `map $uri $moved`. */
export function generateNginxRedirects(redirects: Redirects): string {
  return formatLines(redirects, move => {
    const { path, query, hash } = move
    return `"~${formatPathPattern(move)}" "${path}${query ? `${query}$and_args` : '$is_args$args'}${hash}";`
  })
}

/** Generates the redirects as lines of a Caddyfile. */
export function generateCaddyRedirects(redirects: Redirects): string {
  // Caddy rejects an empty file.
  const moves = formatLines(redirects, (move, index) => {
    const { path, query, hash } = move
    return [
      `@moved${index} path_regexp ${formatPathPattern(move)}`,
      `redir @moved${index} "${path}${query}${query ? '{and_query}' : '{with_query}'}${hash}" 301`,
    ].join('\n')
  })
  return `# Old addresses.\n${moves}`
}

/** The redirects as the CloudFront function reads them: old path → [path, query, hash]. */
export function buildCloudFrontRedirectMap(
  redirects: Redirects,
): Record<string, [path: string, query: string, hash: string]> {
  return Object.fromEntries(
    expandRedirects(redirects).map(({ from, path, query, hash }) => [from, [path, query, hash]]),
  )
}

function formatLines(redirects: Redirects, line: (move: Move, index: number) => string): string {
  return expandRedirects(redirects)
    .map((move, index) => `${line(move, index)}\n`)
    .join('')
}
