import { generateCloudFrontHeadersPolicy } from './aws'
import { generateCaddyfileRecipe } from './caddy'
import { generateWranglerConfig } from './cloudflare'
import { generateNetlifyToml } from './netlify'
import { generateNginxRecipe } from './nginx'

/** Generates the files of deploy/, by path: host configuration that does not depend on the content. */
export function generateDeployRecipes(): Record<string, string> {
  return {
    'deploy/nginx/site.conf': generateNginxRecipe(),
    'deploy/caddy/Caddyfile': generateCaddyfileRecipe(),
    'deploy/netlify/netlify.toml': generateNetlifyToml(),
    'deploy/cloudflare/wrangler.jsonc': generateWranglerConfig(),
    'deploy/aws/headers-policy.json': generateCloudFrontHeadersPolicy(),
  }
}
