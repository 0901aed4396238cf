import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { socialImagePath } from '../../lib/socialImage'
import { readCards, type Card } from './cards'
import { drawer } from './draw'
import { ground, layoutOf, veil } from './layout'

/**
 * The pictures that networks show for the pages. Each is kept in .cache under the digest of all that it is made from:
 * words, layout, artwork. What has not changed is copied, and what no page needs any more is forgotten.
 */
export async function drawSocialImages(root: string, graphql: BuildArgs['graphql']): Promise<{ drawn: number }> {
  const cards = await readCards(graphql)
  const kept = join(root, '.cache/social')
  mkdirSync(kept, { recursive: true })
  const draw = drawer(root)
  const names = cards.map(card => `${digestOf(card, root)}.jpg`)
  const fresh = cards.filter((_, index) => !existsSync(join(kept, names[index] ?? '')))
  await Promise.all(
    fresh.map(async card => writeFileSync(join(kept, names[cards.indexOf(card)] ?? ''), await draw(card))),
  )
  cards.forEach((card, index) => {
    const file = join(root, 'public', socialImagePath(card.path))
    mkdirSync(dirname(file), { recursive: true })
    copyFileSync(join(kept, names[index] ?? ''), file)
  })
  readdirSync(kept)
    .filter(name => !names.includes(name))
    .forEach(name => rmSync(join(kept, name)))
  return { drawn: fresh.length }
}

/** The digest of what a picture is made from. */
export function digestOf(card: Card, root: string): string {
  const artwork = card.artwork ? readFileSync(join(root, 'content', card.artwork)) : ''
  return createHash('sha256')
    .update(JSON.stringify([layoutOf(card), ground, veil]))
    .update(artwork)
    .digest('hex')
    .slice(0, 24)
}
