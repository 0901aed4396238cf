import type { Redirects } from '../../content/model'
import { generateCloudFrontFunction } from './aws'
import { generateHeadersFile } from './headersFile'
import { generateCaddyRedirects, generateNginxRedirects, generateRedirectsFile } from './redirects'

/** What hosts read beside the site, as files of public/ that are not served: old addresses and headers. */
export function generateRedirectAndHeaderFiles(redirects: Redirects, bundles: string[]): Record<string, string> {
  return {
    _redirects: generateRedirectsFile(redirects),
    _headers: generateHeadersFile(bundles),
    '_redirects.nginx': generateNginxRedirects(redirects),
    '_redirects.caddy': generateCaddyRedirects(redirects),
    '_cloudfront.js': generateCloudFrontFunction(redirects),
  }
}
