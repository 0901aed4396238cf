import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Emblem } from '../emblem'

// As on the covers that are drawn at build time; redraw when a fact changes.
const facts = JSON.parse(readFileSync(join(process.cwd(), 'content/facts.json'), 'utf8')) as Record<
  string,
  { value: number }
>
const days = ['screening-days', 'review-days'].map(name => facts[name]?.value ?? 0)

/** Emblems for industries (review, bond, device classes, findings…) and for services. */
export const emblems: Record<string, Emblem> = {
  'emblem-review': { drawing: 'peaks', figures: days },
  'emblem-bond': { drawing: 'bond' },
  'emblem-classes': { drawing: 'cells', figures: [3, 4], labels: ['IV', 'III', 'II', 'I'] },
  'emblem-findings': { drawing: 'blocks', figures: [12, 6, 2] },
  'emblem-calendar': { drawing: 'spans', figures: [1, 1, 1, 2, 1, 3, 1, 4] },
  'emblem-neighbours': { drawing: 'lattice' },
  'emblem-secret': { drawing: 'cells', figures: [1, 15] },
  'emblem-copy': { drawing: 'peaks', figures: [1, 1] },
}
