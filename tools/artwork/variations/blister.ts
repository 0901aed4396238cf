import type { Blister } from '../blister'

/** Capsules, round tablets and long tablets, each card with one pocket opened and its pill beside it. */
export const blisters: Record<string, Blister> = {
  'blister-1': {
    seed: 91,
    columns: 5,
    rows: 3,
    pitch: [224, 150],
    turn: -4,
    pill: { length: 146, width: 64, turn: 0, kind: 'capsule' },
    opened: { column: 0, row: 1, fallen: [-760, 60], turn: 52 },
  },
  'blister-2': {
    seed: 92,
    columns: 6,
    rows: 3,
    pitch: [168, 166],
    turn: 4,
    pill: { length: 104, width: 104, turn: -26, kind: 'tablet' },
    opened: { column: 0, row: 1, fallen: [-690, 40], turn: 20 },
  },
  'blister-3': {
    seed: 93,
    columns: 6,
    rows: 3,
    pitch: [190, 160],
    turn: -5,
    pill: { length: 132, width: 72, turn: -36, kind: 'tablet' },
    opened: { column: 0, row: 1, fallen: [-740, 120], turn: 38 },
  },
}
