import { localizePath, listBareAndPrefixedPaths } from '../../shared/paths'
import type { Redirects } from '../../content/model'

/** An old address and the one that it leads to, in parts: a query of the visitor stands before the place on the page. */
interface Move {
  from: string
  path: string
  query: string
  hash: string
}

/** Old addresses in every variant, each with the canonical address of the page in the same language. */
function movesOf(redirects: Redirects): Move[] {
  return redirects.flatMap(({ from, to }) =>
    listBareAndPrefixedPaths(from).map(variant => {
      const [, path = '/', query = '', hash = ''] =
        /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(localizePath(to, variant.language)) ?? []
      return { from: variant.path, path, query, hash }
    }),
  )
}

/** `_redirects` of Netlify and Cloudflare, which `npm run serve` reads too. */
export function generateRedirectsFile(redirects: Redirects): string {
  return lines(redirects, ({ from, path, query, hash }) => `${from} ${path}${query}${hash} 301`)
}

/** The moves that a `_redirects` file names: old address → new. */
export function parseRedirectsFile(redirectsFile: string): Map<string, string> {
  const rules = redirectsFile.split('\n').map(line => line.split(' '))
  return new Map(rules.flatMap(([from, to, status]) => (from && to && status === '301' ? [[from, to]] : [])))
}

/** The moves as lines of nginx’s `map $uri $moved`. */
export function generateNginxRedirects(redirects: Redirects): string {
  return lines(redirects, ({ from, path, query, hash }) => {
    const to = `"${path}${query ? `${query}$and_args` : '$is_args$args'}${hash}"`
    return `"${from}" ${to};\n"${from}/" ${to};`
  })
}

/** The moves as lines of a Caddyfile. */
export function generateCaddyRedirects(redirects: Redirects): string {
  // Caddy takes no empty file.
  const moves = lines(redirects, ({ from, path, query, hash }, index) =>
    [
      `@moved${index} path ${from} ${from}/`,
      `redir @moved${index} "${path}${query}${query ? '{and_query}' : '{with_query}'}${hash}" 301`,
    ].join('\n'),
  )
  return `# Old addresses.\n${moves}`
}

/** The moves as the function of CloudFront takes them: old address → path, query, place. */
export function buildCloudFrontRedirectMap(
  redirects: Redirects,
): Record<string, [path: string, query: string, place: string]> {
  return Object.fromEntries(movesOf(redirects).map(({ from, path, query, hash }) => [from, [path, query, hash]]))
}

function lines(redirects: Redirects, line: (move: Move, index: number) => string): string {
  return movesOf(redirects)
    .map((move, index) => `${line(move, index)}\n`)
    .join('')
}
