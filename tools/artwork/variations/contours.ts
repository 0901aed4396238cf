import type { Contours } from '../contours'

/**
 * Five mountains: the massif of the home page, twin summits, a culture of many colonies, a long ridge, four summits of
 * one massif.
 */
export const topographies: Record<string, Contours> = {
  'contours-1': {
    seed: 26,
    peaks: [
      { x: 1400, y: 740, height: 0, stretch: 1.5, angle: -25 },
      { x: 1170, y: 860, height: -70 },
      { x: 2100, y: 1420, height: -20, stretch: 1.8, angle: -35 },
    ],
    blend: 70,
    relief: { height: 62, wavelength: 700 },
    interval: 31,
    // site/components/figures/ServiceLattice.tsx draws the lattice over it.
    cells: [],
    size: 78,
    origin: [1180, 460],
    filled: [],
  },
  'contours-2': {
    seed: 31,
    peaks: [
      { x: 1160, y: 700, height: 0, stretch: 1.3, angle: 60 },
      { x: 1560, y: 420, height: 10, stretch: 1.3, angle: -50 },
      { x: 1900, y: 1150, height: -60 },
    ],
    blend: 40,
    relief: { height: 40, wavelength: 560 },
    interval: 27,
    cells: [
      [0, 0],
      [1, 0],
      [1, -1],
      [2, -1],
    ],
    size: 84,
    origin: [1190, 580],
    filled: [2, 8],
  },
  'contours-3': {
    seed: 44,
    peaks: [
      { x: 1190, y: 420, height: 0 },
      { x: 1480, y: 330, height: -20 },
      { x: 1420, y: 690, height: 20 },
      { x: 1090, y: 800, height: -30 },
      { x: 1720, y: 560, height: -10 },
      { x: 1700, y: 930, height: -10 },
      { x: 1340, y: 1050, height: -20 },
      { x: 1800, y: 170, height: -20 },
      { x: 1000, y: 130, height: -40 },
    ],
    blend: 22,
    relief: { height: 26, wavelength: 420 },
    interval: 25,
    cells: [
      [0, 0],
      [1, -1],
      [1, 0],
      [2, -1],
      [3, -1],
    ],
    size: 74,
    origin: [1180, 600],
    filled: [3, 9, 12, 14],
  },
  'contours-4': {
    seed: 52,
    peaks: [
      { x: 1480, y: 540, height: 0, stretch: 4, angle: -34 },
      { x: 1500, y: 1180, height: -40, stretch: 3, angle: -24 },
      { x: 1120, y: 60, height: -60, stretch: 2, angle: -30 },
    ],
    blend: 50,
    relief: { height: 30, wavelength: 480 },
    interval: 25,
    cells: [
      [0, 0],
      [1, -1],
      [2, -2],
      [2, -1],
    ],
    size: 86,
    origin: [1180, 690],
    filled: [3, 11],
  },
  'contours-5': {
    seed: 61,
    peaks: [
      { x: 1080, y: 335, height: 0 },
      { x: 1445, y: 320, height: -10 },
      { x: 1455, y: 785, height: 0 },
      { x: 1070, y: 800, height: -10 },
    ],
    blend: 60,
    relief: { height: 26, wavelength: 460 },
    interval: 34,
    cells: [
      [-0.42, -2.08],
      [2.58, -2.22],
      [0.51, 2.08],
      [-2.65, 2.22],
    ],
    size: 72,
    origin: [1262, 560],
    filled: [2, 10, 17, 19, 24],
    hub: { place: [1262, 560], joined: [2, 10, 17, 19] },
  },
}
