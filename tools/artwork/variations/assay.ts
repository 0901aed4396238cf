import type { Assay } from '../assay'

/** Plates as laboratories use them, of 384, 24 and 96 wells: one well found, one line of doses, a gradient. */
export const assays: Record<string, Assay> = {
  'assay-1': {
    seed: 71,
    columns: 24,
    rows: 16,
    pitch: 46,
    tone: 'disc',
    dose: (across, down) => (across === 15 / 23 && down === 6 / 15 ? 1 : 0.15),
    marked: (column, row) => column === 15 && row === 6,
  },
  'assay-2': {
    seed: 72,
    columns: 6,
    rows: 4,
    pitch: 150,
    tone: 'hatch',
    dose: (across, down) => Math.exp(-((across - 0.4) ** 2 + (down - 0.5) ** 2) * 4),
    marked: (column, row) => column + row === 4,
  },
  'assay-3': {
    seed: 73,
    columns: 12,
    rows: 8,
    pitch: 86,
    tone: 'disc',
    dose: (across, down) => 1 / (1 + Math.exp(-1.1 * (across * 11 + down * 9 - 10))),
    marked: (column, row) => column + row === 9,
  },
}
