import type { CoverArt } from './coverPaths'
import { drawBlocks } from './drawBlocks'
import { drawCells, drawMonths } from './drawBlister'
import { drawHourDial } from './drawHourDial'
import { drawBondedRings, drawLattice } from './drawMolecule'
import { drawPeaks } from './drawPeaks'
import { drawRiver } from './drawRiver'
import { drawSpans } from './drawSpans'

type Drawing = 'peaks' | 'cells' | 'months' | 'dial' | 'spans' | 'river' | 'blocks' | 'bond' | 'lattice'

/** What a cover prints on its shapes, and the seed that varies it. */
interface CoverOptions {
  /** The figures as printed, in their order; none where a drawing counts for itself. */
  labels?: readonly string[]
  seed?: number
}

/**
 * Draws the cover of an article from its figures, legible at phone width. Equal figures with another seed make a
 * drawing that says the same and looks different; see createCoverSeed.
 */
export function drawCover(
  drawing: Drawing,
  figures: readonly number[],
  { labels = [], seed = 0 }: CoverOptions = {},
): CoverArt {
  return drawings[drawing](figures, labels, seed)
}

/** The seed of a page’s cover, so that two covers of the same kind side by side are not taken for one another. */
export function createCoverSeed(route: string): number {
  return [...route].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 9973, 7)
}

type Draw = (figures: readonly number[], labels: readonly string[], seed: number) => CoverArt

const drawings: Record<Drawing, Draw> = {
  peaks: drawPeaks,
  cells: drawCells,
  months: drawMonths,
  dial: drawHourDial,
  spans: drawSpans,
  river: ([count = 0], _, seed) => drawRiver(count, seed),
  blocks: drawBlocks,
  bond: (_, __, seed) => ({ shapes: drawBondedRings(seed), labels: [] }),
  lattice: (_, __, seed) => ({ shapes: drawLattice(seed), labels: [] }),
}
