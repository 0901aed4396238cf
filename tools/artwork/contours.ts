import { bonds, nodes, air, type Marks } from './drawing/bonds'
import { massif, swell, type Peak } from './drawing/field'
import { contourLines } from './drawing/contourLines'
import { bond, corners, molecule, ring, type Molecule } from './drawing/molecule'
import type { Point } from './drawing/curve'
import { seeded } from './drawing/random'
import { COPPER, sheet } from './drawing/sheet'

/** A topography with a lattice on top. */
export type Contours = {
  seed: number
  peaks: readonly Peak[]
  /** Distance in pixels over which neighbouring peaks blend. */
  blend: number
  /** How far the ground deviates from even cones, and over what distance. */
  relief: { height: number; wavelength: number }
  /** Height in pixels between two lines. */
  interval: number
  /** Hexagons by row and column, their size, and the position of the first. */
  cells: readonly (readonly [column: number, row: number])[]
  size: number
  origin: readonly [x: number, y: number]
  /** Atoms to fill, by their index in the lattice. */
  filled: readonly number[]
  /** A point to which each of the given atoms has a bond. */
  hub?: { place: Point; joined: readonly number[] }
}

/** Hexagons laid out like a honeycomb; neighbours share an edge, others may be joined at a hub. */
function honeycomb({ cells, size, origin: [x, y], hub }: Contours): Molecule {
  const lattice = molecule()
  const width = Math.sqrt(3) * size
  cells.forEach(([column, row]) =>
    ring(lattice, corners([x + width * (column + row / 2), y + 1.5 * size * row], 6, size)),
  )
  if (hub) for (const joined of hub.joined) bond(lattice, lattice.atoms[joined] ?? hub.place, hub.place)
  return lattice
}

/** A mountain that also resembles a cell culture, with a molecule on top in copper. */
export function contours(options: Contours): string {
  const random = seeded(options.seed)
  const ground = massif(options.peaks, options.blend)
  const relief = swell(random, options.relief.wavelength)
  const detail = swell(random, options.relief.wavelength * 0.5)
  const lattice = honeycomb(options)
  const marks: Marks = new Map(
    lattice.atoms.map((_, index) => {
      const filled = options.filled.includes(index)
      return [index, { filled, radius: filled ? 16 : 8 }]
    }),
  )
  const pen = { ink: COPPER, opacity: 1, width: 5 }
  return sheet({
    ground: contourLines((x, y) => ground(x, y) + options.relief.height * (relief(x, y) + 0.3 * detail(x, y)), {
      interval: options.interval,
      // Fainter where the page prints words on it.
      strength: options.cells.length ? 0.9 : 1,
    }),
    clear: air(lattice, marks, 7),
    figure: bonds(lattice, marks, pen) + nodes(lattice, marks, pen),
  })
}
