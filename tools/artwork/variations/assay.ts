import type { Assay } from '../assay'

/** A dilution series, a plate with high doses in the middle, and a large plate that changes along a diagonal. */
export const assays: Record<string, Assay> = {
  'assay-1': {
    seed: 71,
    columns: 10,
    rows: 4,
    pitch: 110,
    tone: 'hatch',
    dose: across => 1.04 * 0.8 ** (9 - across * 11),
    marked: (column, row) => column === 2 * row + 2,
  },
  'assay-2': {
    seed: 72,
    columns: 9,
    rows: 4,
    pitch: 138,
    tone: 'hatch',
    dose: (across, down) => Math.exp(-((across - 0.4) ** 2 + (down - 0.5) ** 2) * 4),
    marked: (column, row) => column + row === 5,
  },
  'assay-3': {
    seed: 73,
    columns: 16,
    rows: 7,
    pitch: 80,
    tone: 'disc',
    dose: (across, down) => 1 / (1 + Math.exp(-1.1 * (across * 15 + down * 8 - 11))),
    marked: (column, row) => column + row === 11,
  },
}
