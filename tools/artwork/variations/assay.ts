import type { Assay } from '../assay'

/**
 * A dilution series, a rotated plate with high doses in the middle, and a large plate that changes along a diagonal.
 */
export const assays: Record<string, Assay> = {
  'assay-1': {
    seed: 71,
    columns: 12,
    rows: 8,
    pitch: 102,
    origin: [940, 226],
    tone: 'hatch',
    dose: across => 1.04 * 0.8 ** (9 - across * 11),
    marked: (column, row) => column === row + 1,
  },
  'assay-2': {
    seed: 72,
    columns: 8,
    rows: 6,
    pitch: 142,
    origin: [930, 250],
    turn: -14,
    tone: 'hatch',
    dose: (across, down) => Math.exp(-((across - 0.4) ** 2 + (down - 0.5) ** 2) * 4),
    marked: (column, row) => column + row === 5,
  },
  'assay-3': {
    seed: 73,
    columns: 24,
    rows: 16,
    pitch: 66,
    origin: [900, 90],
    turn: 10,
    tone: 'disc',
    dose: (across, down) => 1 / (1 + Math.exp(-1.1 * (across * 23 + down * 15 - 13))),
    marked: (column, row) => column + row === 13,
  },
}
