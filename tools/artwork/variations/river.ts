import type { River } from '../river'

/** A large island with smaller ones, an archipelago, and rapids. */
export const rivers: Record<string, River> = {
  'river-1': {
    seed: 101,
    heading: -32,
    origin: [1306, 690],
    reach: 470,
    lines: 20,
    route: 7,
    islands: [
      { along: 60, across: 70, length: 800, width: 290 },
      { along: 60, across: -240, length: 560, width: 120 },
      { along: 560, across: -60, length: 300, width: 80 },
      { along: -420, across: 240, length: 320, width: 80 },
      { along: 440, across: 300, length: 300, width: 80 },
    ],
  },
  'river-2': {
    seed: 102,
    heading: -14,
    origin: [1306, 600],
    reach: 430,
    lines: 20,
    route: 11,
    islands: [
      { along: -160, across: -150, length: 420, width: 130 },
      { along: 120, across: 120, length: 520, width: 150 },
      { along: 420, across: -120, length: 380, width: 110 },
      { along: -280, across: 180, length: 300, width: 90 },
      { along: 60, across: -290, length: 240, width: 60 },
    ],
  },
  'river-3': {
    seed: 103,
    heading: -58,
    origin: [1340, 560],
    reach: 500,
    lines: 13,
    route: 6,
    islands: [
      { along: 60, across: -150, length: 560, width: 170 },
      { along: -240, across: 170, length: 440, width: 140 },
      { along: 300, across: 210, length: 440, width: 130 },
      { along: 420, across: -60, length: 280, width: 80 },
      { along: -380, across: -130, length: 320, width: 90 },
      { along: 60, across: 350, length: 260, width: 70 },
    ],
  },
}
