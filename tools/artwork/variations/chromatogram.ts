import type { Chromatogram } from '../chromatogram'

/** A few runs of a difficult separation, and runs receding into the distance. */
export const chromatograms: Record<string, Chromatogram> = {
  'chromatogram-1': {
    seed: 82,
    traces: 6,
    base: 890,
    gap: 112,
    shift: 0,
    peaks: [
      { at: 900, width: 13, height: 130 },
      { at: 1080, width: 15, height: 200 },
      { at: 1230, width: 13, height: 330 },
      { at: 1318, width: 13, height: 460 },
      { at: 1480, width: 13, height: 90 },
      { at: 1590, width: 20, height: 210 },
      { at: 1760, width: 15, height: 130 },
    ],
    marked: { trace: 1, peak: 3 },
  },
  'chromatogram-2': {
    seed: 83,
    traces: 11,
    base: 900,
    gap: 58,
    shift: 34,
    peaks: [
      { at: 620, width: 9, height: 130 },
      { at: 760, width: 10, height: 180 },
      { at: 900, width: 11, height: 110 },
      { at: 1050, width: 10, height: 240 },
      { at: 1186, width: 12, height: 380 },
      { at: 1380, width: 13, height: 190 },
      { at: 1560, width: 11, height: 140 },
      { at: 1720, width: 12, height: 180 },
    ],
    marked: { trace: 3, peak: 4 },
  },
}
