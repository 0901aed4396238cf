import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { buildSocialImagePath } from './socialImage'
import { removeAllExcept } from '../output/leftovers'
import { createProcessPool } from '../pictures/processPool'
import { querySocialCardContents, type SocialCardContent } from './cardContents'
import { cardBackgroundColor, buildSocialCardElement, cardGradientOverlaySvg } from './cardLayout'

// So many pictures are worth a process that has to start first.
const worthOne = 25

/** A picture, and where it is kept under the digest of all that it is made from: words, layout, artwork. */
interface Kept {
  card: SocialCardContent
  file: string
}

/** What of the pictures was there already and what was drawn anew. */
interface Drawn {
  pictures: Kept[]
  drawn: number
}

let drawing: Promise<Drawn> | undefined

/** Begins to draw the pictures that networks show for the pages, by processes of their own beside webpack. */
export function startSocialImages(root: string, graphql: BuildArgs['graphql']): void {
  drawing = drawMissing(root, graphql)
  // Whoever asks for them hears of what failed.
  drawing.catch(() => undefined)
}

/** Puts the pictures into public/ when all are drawn; those that no page needs any more are forgotten. */
export async function finishSocialImages(root: string): Promise<{ drawn: number }> {
  if (!drawing) throw new Error('The pictures for networks were not begun.')
  const { pictures, drawn } = await drawing
  pictures.forEach(({ card, file }) => {
    const place = join(root, 'public', buildSocialImagePath(card.path))
    mkdirSync(dirname(place), { recursive: true })
    copyFileSync(file, place)
  })
  removeAllExcept(
    join(root, 'public'),
    'social',
    pictures.map(({ card }) => buildSocialImagePath(card.path)),
  )
  const needed = new Set(pictures.map(({ file }) => file))
  readdirSync(folderOf(root))
    .map(name => join(folderOf(root), name))
    .filter(file => !needed.has(file))
    .forEach(file => rmSync(file))
  return { drawn }
}

async function drawMissing(root: string, graphql: BuildArgs['graphql']): Promise<Drawn> {
  const cards = await querySocialCardContents(graphql)
  mkdirSync(folderOf(root), { recursive: true })
  const digest = digester(root)
  const pictures = cards.map(card => ({ card, file: join(folderOf(root), `${digest(card)}.jpg`) }))
  // Pages that say the same share a picture.
  const missing = [...new Map(pictures.map(kept => [kept.file, kept])).values()].filter(({ file }) => !existsSync(file))
  const draw = createProcessPool({
    program: join(process.cwd(), 'src/gatsby/social/worker.cjs'),
    root,
    workers: Math.min(availableParallelism(), Math.ceil(missing.length / worthOne)),
    jobsEach: 2,
  })
  await Promise.all(missing.map(draw))
  return { pictures, drawn: missing.length }
}

const folderOf = (root: string) => join(root, '.cache/social')

// Digests what a picture is made from; each artwork is read once.
function digester(root: string): (card: SocialCardContent) => string {
  const artworks = new Map<string, string>()
  const artworkOf = (artwork: string) => {
    const known = artworks.get(artwork) ?? hash(readFileSync(join(root, 'content', artwork)))
    artworks.set(artwork, known)
    return known
  }
  return card =>
    hash(
      JSON.stringify([
        buildSocialCardElement(card),
        cardBackgroundColor,
        cardGradientOverlaySvg,
        card.artwork && artworkOf(card.artwork),
      ]),
    ).slice(0, 24)
}

function hash(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
