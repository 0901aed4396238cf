import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Origins } from '../config/origins'
import type { Practice } from '../model/practice'

/** The outside origins that the forms of the site talk to, from content/practice.json, which is checked before. */
export function providerOrigins(root: string): Origins {
  const { providers } = JSON.parse(readFileSync(join(root, 'content/practice.json'), 'utf8')) as Practice
  return originsOf(providers)
}

/** Which of the practice’s providers a page may show in a frame, and send to. */
export function originsOf({ contactForm, contactEndpoint, newsletterEndpoint }: Practice['providers']): Origins {
  const frame = unique([contactForm?.en, contactForm?.fr])
  const form = unique([contactEndpoint, newsletterEndpoint])
  // The frame’s address is asked first whether it answers: a frame that fails says nothing.
  return { frame, form, connect: [...new Set([...form, ...frame])] }
}

function unique(addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap(address => (address ? [new URL(address).origin] : [])))]
}
