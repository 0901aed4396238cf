import { headersPolicy } from './aws'
import { caddyfile } from './caddy'
import { wranglerConfig } from './cloudflare'
import { netlifyToml } from './netlify'
import { nginxSite } from './nginx'

/** The files of deploy/, by their paths: what each host is told, whatever the content. */
export function recipes(): Record<string, string> {
  return {
    'deploy/nginx/site.conf': nginxSite(),
    'deploy/caddy/Caddyfile': caddyfile(),
    'deploy/netlify/netlify.toml': netlifyToml(),
    'deploy/cloudflare/wrangler.jsonc': wranglerConfig(),
    'deploy/aws/headers-policy.json': headersPolicy(),
  }
}
