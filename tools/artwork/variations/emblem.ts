import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Emblem } from '../emblem'

// As on the covers that are drawn at build time; redraw when a fact changes.
const facts = JSON.parse(readFileSync(join(process.cwd(), 'content/facts.json'), 'utf8')) as Record<
  string,
  { value: number }
>
const days = ['screening-days', 'review-days'].map(name => facts[name]?.value ?? 0)

/** Emblems for industries (review, helix, device classes, findings) and for services. */
export const emblems: Record<string, Emblem> = {
  'emblem-review': { drawing: 'peaks', figures: days, labels: days.map(String) },
  'emblem-helix': { drawing: 'helix', zoom: 0.97 },
  'emblem-classes': { drawing: 'columns', figures: [2], labels: ['I', 'II', 'III', 'IV'] },
  'emblem-findings': {
    drawing: 'blocks',
    figures: [12, 6, 2],
    labels: ['12', '6', '2'],
    zoom: 1.03,
    middle: 67,
  },
  'emblem-stages': { drawing: 'river', figures: [4], zoom: 0.88 },
  'emblem-neighbours': { drawing: 'lattice', zoom: 1.26 },
  'emblem-bond': { drawing: 'bond', zoom: 1.6 },
  'emblem-title': { drawing: 'steps', figures: [4], zoom: 0.96 },
  'emblem-secret': { drawing: 'cells', figures: [1, 15], zoom: 1.2 },
  'emblem-copy': { drawing: 'peaks', figures: [1, 1], middle: 94 },
}
