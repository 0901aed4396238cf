import { air, bonds, nodes, type Mark } from './drawing/bonds'
import { clearance, distance, type Point } from './drawing/curve'
import { contourLines } from './drawing/contourLines'
import { swell, type Field } from './drawing/field'
import { placed } from './drawing/molecule'
import type { Structure } from './parts/structure'
import { seeded } from './drawing/random'
import { COPPER, crosses, draw, FOCUS, MINT, PAPER, sheet } from './drawing/sheet'

/** A structure, its position, and what is behind it. */
export type Lattice = {
  seed: number
  structure: Structure
  turn?: number
  scale?: number
  centre?: Point
  /** Electron-density lines around the atoms, or small crosses. */
  ground: 'density' | 'crosses'
}

/** A field that falls off with the distance to the nearest atoms, so that contour lines wrap the molecule. */
function density(atoms: readonly Point[], stray: Field): Field {
  const blend = 46
  return (x, y) =>
    blend * Math.log(atoms.reduce((sum, each) => sum + Math.exp(-distance(each, [x, y]) / blend), 0)) + 26 * stray(x, y)
}

/** A skeletal formula in paper colour, with one path in copper. */
export function lattice({ seed, structure, turn = 0, scale = 1, centre = FOCUS, ground }: Lattice): string {
  const { path, open } = structure
  const shape = placed(structure.shape, centre, turn, scale)
  const onPath = (a: number, b: number): boolean =>
    path.some((each, index) => {
      const next = path[index + 1]
      return (each === a && next === b) || (each === b && next === a)
    })
  const marks = new Map<number, Mark>(open.map(index => [index, { radius: 11, filled: false }]))
  const radius = path.length > 1 ? 15 : 23
  for (const end of [path[0], path.at(-1)]) if (end !== undefined) marks.set(end, { radius, filled: true })
  const stray = swell(seeded(seed), 520)
  const copper = { ink: COPPER, opacity: 1, width: 5 }
  const free = (place: Point): boolean =>
    shape.bonds.every(({ a, b }) => clearance(place, shape.atoms[a] ?? FOCUS, shape.atoms[b] ?? FOCUS) > 24)
  return sheet({
    ground:
      ground === 'density'
        ? contourLines(density(shape.atoms, stray), { interval: 30, strength: 0.55, ceiling: -46 })
        : draw(crosses(60, 4, free), { ink: MINT, opacity: 0.32, width: 1.5 }),
    clear: ground === 'density' ? air(shape, marks, 12) : '',
    figure:
      bonds(shape, marks, { ink: PAPER, opacity: 0.95, width: 4.4 }, 14, ({ a, b }) => !onPath(a, b)) +
      bonds(shape, marks, copper, 14, ({ a, b }) => onPath(a, b)) +
      nodes(shape, marks, copper),
  })
}
