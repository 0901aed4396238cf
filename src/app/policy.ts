import { createHash } from 'node:crypto'
import type { Origins } from '../config/origins'

/** Scripts come from this site alone, and the inline ones are known by their hashes. Emotion’s styles are inline. */
export function policyFor(inlineScripts: string[], { frame, form, connect }: Origins): string {
  const hashes = inlineScripts.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...hashes],
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' data:"],
    ["connect-src 'self'", ...connect],
    ["frame-src 'self'", ...frame],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self' mailto:", ...form],
  ]
    .map(directive => directive.join(' '))
    .join('; ')
}
