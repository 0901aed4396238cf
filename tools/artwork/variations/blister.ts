import type { Blister } from '../blister'

/** Capsules, round tablets and long tablets, each card with one pocket opened. */
export const blisters: Record<string, Blister> = {
  'blister-1': {
    seed: 91,
    columns: 4,
    rows: 6,
    pitch: [224, 150],
    centre: [1620, 560],
    turn: -14,
    pill: { length: 146, width: 64, turn: 0, kind: 'capsule' },
    opened: { column: 0, row: 3, fallen: [-566, 120], turn: 52 },
  },
  'blister-2': {
    seed: 92,
    columns: 5,
    rows: 6,
    pitch: [168, 172],
    centre: [1640, 580],
    turn: 11,
    pill: { length: 104, width: 104, turn: -26, kind: 'tablet' },
    opened: { column: 0, row: 2, fallen: [-560, 40], turn: 20 },
  },
  'blister-3': {
    seed: 93,
    columns: 4,
    rows: 8,
    pitch: [190, 160],
    centre: [1600, 600],
    turn: 26,
    pill: { length: 132, width: 72, turn: -36, kind: 'tablet' },
    opened: { column: 0, row: 3, fallen: [-520, 30], turn: 20 },
  },
}
