import type { Emblem } from '../emblem'

/** Emblems for services. */
export const emblems: Record<string, Emblem> = {
  'emblem-neighbours': { drawing: 'lattice', zoom: 1.26 },
  'emblem-bond': { drawing: 'bond', zoom: 1.6 },
  'emblem-title': { drawing: 'steps', figures: [4], zoom: 0.96 },
  'emblem-secret': { drawing: 'cells', figures: [1, 15], zoom: 1.2 },
  'emblem-copy': { drawing: 'peaks', figures: [1, 1], middle: 94 },
}
