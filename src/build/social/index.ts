import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { socialImagePath } from '../../lib/socialImage'
import { keepOnly } from '../leftovers'
import { readCards, type Card } from './cards'
import { drawer } from './draw'
import { ground, layoutOf, veil } from './layout'

// Each picture being drawn holds some megabytes.
const atOnce = 8

/**
 * The pictures that networks show for the pages. Each is kept in .cache under the digest of all that it is made from:
 * words, layout, artwork. What has not changed is copied, and what no page needs any more is forgotten.
 */
export async function drawSocialImages(root: string, graphql: BuildArgs['graphql']): Promise<{ drawn: number }> {
  const cards = await readCards(graphql)
  const kept = join(root, '.cache/social')
  mkdirSync(kept, { recursive: true })
  const draw = drawer(root)
  const digest = digester(root)
  const named = cards.map(card => ({ card, file: join(kept, `${digest(card)}.jpg`) }))
  const fresh = named.filter(({ file }) => !existsSync(file))
  for (let from = 0; from < fresh.length; from += atOnce) {
    const some = fresh.slice(from, from + atOnce)
    await Promise.all(some.map(async ({ card, file }) => writeFileSync(file, await draw(card))))
  }
  named.forEach(({ card, file }) => {
    const place = join(root, 'public', socialImagePath(card.path))
    mkdirSync(dirname(place), { recursive: true })
    copyFileSync(file, place)
  })
  keepOnly(
    join(root, 'public'),
    'social',
    cards.map(({ path }) => socialImagePath(path)),
  )
  const needed = new Set(named.map(({ file }) => file))
  readdirSync(kept)
    .map(name => join(kept, name))
    .filter(file => !needed.has(file))
    .forEach(file => rmSync(file))
  return { drawn: fresh.length }
}

// Digests what a picture is made from; each artwork is read once.
function digester(root: string): (card: Card) => string {
  const artworks = new Map<string, string>()
  const artworkOf = (artwork: string) => {
    const known = artworks.get(artwork) ?? hash(readFileSync(join(root, 'content', artwork)))
    artworks.set(artwork, known)
    return known
  }
  return card =>
    hash(JSON.stringify([layoutOf(card), ground, veil, card.artwork && artworkOf(card.artwork)])).slice(0, 24)
}

function hash(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
