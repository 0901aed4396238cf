import type { Redirects } from '../../content/model'
import { generateCloudFrontFunction } from './aws'
import { generateHeadersFile } from './headersFile'
import { generateCaddyRedirects, generateNginxRedirects, generateRedirectsFile } from './redirects'

/**
 * Generates the redirect and header files and the CloudFront function of all hosts: their texts by file name. They are
 * written to public/ but not served.
 */
export function generateHostFileTextsByName(redirects: Redirects, bundles: string[]): Record<string, string> {
  return {
    _redirects: generateRedirectsFile(redirects),
    _headers: generateHeadersFile(bundles),
    '_redirects.nginx': generateNginxRedirects(redirects),
    '_redirects.caddy': generateCaddyRedirects(redirects),
    '_cloudfront.js': generateCloudFrontFunction(redirects),
  }
}
