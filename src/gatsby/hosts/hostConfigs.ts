import { generateCloudFrontHeadersPolicy } from './aws'
import { generateCaddyfileRecipe } from './caddy'
import { generateWranglerConfig } from './cloudflare'
import { generateNetlifyToml } from './netlify'
import { generateNginxRecipe } from './nginx'

/** The files of deploy/, by their paths: what each host is told, whatever the content. */
export function generateHostConfigs(): Record<string, string> {
  return {
    'deploy/nginx/site.conf': generateNginxRecipe(),
    'deploy/caddy/Caddyfile': generateCaddyfileRecipe(),
    'deploy/netlify/netlify.toml': generateNetlifyToml(),
    'deploy/cloudflare/wrangler.jsonc': generateWranglerConfig(),
    'deploy/aws/headers-policy.json': generateCloudFrontHeadersPolicy(),
  }
}
