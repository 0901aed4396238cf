import { bonds, nodes, air, type Marks } from './drawing/bonds'
import { massif, swell, type Peak } from './drawing/field'
import { contourLines } from './drawing/contourLines'
import { corners, molecule, ring, type Molecule } from './drawing/molecule'
import { seeded } from './drawing/random'
import { COPPER, sheet } from './drawing/sheet'

/** A topography and the piece of lattice that lies on it. */
export type Contours = {
  seed: number
  peaks: readonly Peak[]
  /** Pixels over which neighbouring summits melt together. */
  blend: number
  /** How far the ground strays from even cones, and over what distance. */
  relief: { height: number; wavelength: number }
  /** Pixels of height between two lines. */
  interval: number
  /** Hexagons by row and column, the size of one, and where the first stands. */
  cells: readonly (readonly [column: number, row: number])[]
  size: number
  origin: readonly [x: number, y: number]
  /** Atoms to fill, by their order in the lattice. */
  filled: readonly number[]
}

/** Hexagons that share their edges, laid out in rows like a honeycomb. */
function honeycomb({ cells, size, origin: [x, y] }: Contours): Molecule {
  const lattice = molecule()
  const width = Math.sqrt(3) * size
  cells.forEach(([column, row]) =>
    ring(lattice, corners([x + width * (column + row / 2), y + 1.5 * size * row], 6, size)),
  )
  return lattice
}

/** The mountain that is also a culture, with a molecule laid over it in copper. */
export function contours(options: Contours): string {
  const random = seeded(options.seed)
  const ground = massif(options.peaks, options.blend)
  const relief = swell(random, options.relief.wavelength)
  const detail = swell(random, options.relief.wavelength * 0.5)
  const lattice = honeycomb(options)
  const marks: Marks = new Map(
    lattice.atoms.map((_, index) => {
      const filled = options.filled.includes(index)
      return [index, { filled, radius: filled ? 10.5 : 5.5 }]
    }),
  )
  const pen = { ink: COPPER, opacity: 0.95, width: 2.4 }
  return sheet({
    ground: contourLines((x, y) => ground(x, y) + options.relief.height * (relief(x, y) + 0.3 * detail(x, y)), {
      interval: options.interval,
    }),
    clear: air(lattice, marks, 7),
    figure: bonds(lattice, marks, pen) + nodes(lattice, marks, pen),
  })
}
