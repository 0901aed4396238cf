import type { Redirects } from '../../content/model'
import { cloudFrontFunction } from './aws'
import { headersFile } from './headersFile'
import { caddyMoves, nginxMoves, redirectsFile } from './moves'

/** What hosts read beside the site, as files of public/ that are not served: old addresses and headers. */
export function hostFiles(redirects: Redirects, bundles: string[]): Record<string, string> {
  return {
    _redirects: redirectsFile(redirects),
    _headers: headersFile(bundles),
    '_redirects.nginx': nginxMoves(redirects),
    '_redirects.caddy': caddyMoves(redirects),
    '_cloudfront.js': cloudFrontFunction(redirects),
  }
}
