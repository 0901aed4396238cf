import type { Lattice } from '../lattice'
import { honeycombSheet } from '../parts/honeycomb'
import { inhibitor } from '../parts/inhibitor'
import { porphyrin } from '../parts/porphyrin'
import { sterol } from '../parts/sterol'

/** A sterol, a porphyrin, a torn sheet of honeycomb and an arch of linked rings. */
export const lattices: Record<string, Lattice> = {
  'lattice-1': { seed: 61, structure: sterol(88), centre: [1330, 560], ground: 'density' },
  'lattice-2': { seed: 62, structure: porphyrin(92), turn: 18, scale: 0.93, ground: 'density', centre: [1306, 564] },
  'lattice-3': { seed: 63, structure: honeycombSheet(54, 7), scale: 0.82, ground: 'density', centre: [1330, 564] },
  'lattice-4': { seed: 64, structure: inhibitor(88), turn: -8, ground: 'crosses', centre: [1390, 640] },
}
