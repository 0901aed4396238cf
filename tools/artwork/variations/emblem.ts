import type { Emblem } from '../emblem'

/** Emblems for industries (review, bond, device classes, findings…) and for services. */
export const emblems: Record<string, Emblem> = {
  'emblem-review': { drawing: 'peaks', figures: [45, 300] },
  'emblem-bond': { drawing: 'bond' },
  'emblem-classes': { drawing: 'cells', figures: [3, 4] },
  'emblem-findings': { drawing: 'blocks', figures: [12, 6, 2] },
  'emblem-calendar': { drawing: 'river', figures: [4] },
  'emblem-steps': { drawing: 'river', figures: [3] },
  'emblem-neighbours': { drawing: 'lattice' },
  'emblem-secret': { drawing: 'cells', figures: [1, 15] },
  'emblem-copy': { drawing: 'peaks', figures: [1, 1] },
}
