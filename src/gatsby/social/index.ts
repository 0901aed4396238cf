import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { computeCodeDigest } from '../../content/read/codeDigest'
import { computeDigest } from '../../content/digest'
import { memoizeByText } from '../../content/memoize'
import { buildSocialImagePath } from './socialImage'
import { removeFilesExcept } from '../output/leftovers'
import { createChildProcessJobRunner } from '../childProcessJobRunner'
import type { SocialCardContent } from './cardContents'

// Number of pictures that justifies the CPU time of another process: each prepares every artwork for itself.
const worthOne = 100

/** A card, and its cache file, named by a hash of everything it is made from: text, artwork, code and packages. */
interface Kept {
  card: SocialCardContent
  file: string
}

/** All pictures, and how many of them were not cached. */
interface Drawn {
  pictures: Kept[]
  drawn: number
}

let drawing: Promise<Drawn> | undefined

/** Starts rendering the social images in worker processes, in parallel with webpack. */
export function startDrawingSocialImages(root: string, cards: readonly SocialCardContent[]): void {
  drawing = drawMissing(root, cards)
  // Avoids an unhandled rejection; finishSocialImages reports the error.
  drawing.catch(() => undefined)
}

/** Copies the images to public/ once all are rendered, and removes those that no page needs any more. */
export async function finishSocialImages(root: string): Promise<{ drawn: number }> {
  if (!drawing) throw new Error('startDrawingSocialImages was not called.')
  const { pictures, drawn } = await drawing
  pictures.forEach(({ card, file }) => {
    const place = join(root, 'public', buildSocialImagePath(card.path))
    mkdirSync(dirname(place), { recursive: true })
    copyFileSync(file, place)
  })
  removeFilesExcept(
    join(root, 'public'),
    'social',
    pictures.map(({ card }) => buildSocialImagePath(card.path)),
  )
  const needed = new Set(pictures.map(({ file }) => file))
  readdirSync(getCacheFolder(root))
    .map(name => join(getCacheFolder(root), name))
    .filter(file => !needed.has(file))
    .forEach(file => rmSync(file))
  return { drawn }
}

async function drawMissing(root: string, cards: readonly SocialCardContent[]): Promise<Drawn> {
  mkdirSync(getCacheFolder(root), { recursive: true })
  const digest = createDigester(root)
  const pictures = cards.map(card => ({ card, file: join(getCacheFolder(root), `${digest(card)}.jpg`) }))
  // Identical cards share a file.
  const missing = [...new Map(pictures.map(kept => [kept.file, kept])).values()].filter(({ file }) => !existsSync(file))
  const draw = createChildProcessJobRunner({
    program: join(process.cwd(), 'src/gatsby/social/worker.cjs'),
    root,
    workers: Math.min(availableParallelism(), Math.ceil(missing.length / worthOne)),
    jobsEach: 2,
  })
  await Promise.all(missing.map(draw))
  return { pictures, drawn: missing.length }
}

const getCacheFolder = (root: string) => join(root, '.cache/social')

// Hashes what a picture is made from; each artwork is read once.
function createDigester(root: string): (card: SocialCardContent) => string {
  const hashArtwork = memoizeByText(artwork => computeDigest(64, readFileSync(join(root, 'content', artwork))))
  const code = computeCodeDigest(root, ['config', 'gatsby/social', 'shared/figures/covers'])
  return ({ path: _, ...shown }) =>
    computeDigest(24, code, JSON.stringify([shown, shown.artwork && hashArtwork(shown.artwork)]))
}
