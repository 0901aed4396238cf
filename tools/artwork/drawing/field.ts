import { between, type Random } from './random'

/** A height for every point on the sheet. */
export type Field = (x: number, y: number) => number

/** The smoothstep function from 0 to 1: a linear ramp would show its two corners. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/**
 * Noise of about −1 to 1: a few plane waves in evenly spread directions. Unlike lattice noise it has no visible grain,
 * so contour lines through it stay smooth.
 */
export function swell(random: Random, wavelength: number, count = 9): Field {
  const waves = Array.from({ length: count }, (_, index) => {
    const angle = ((index + random()) / count) * Math.PI
    const number = (2 * Math.PI) / (wavelength * between(random, 0.75, 1.6))
    return {
      x: Math.cos(angle) * number,
      y: Math.sin(angle) * number,
      phase: between(random, 0, 2 * Math.PI),
    }
  })
  const scale = Math.sqrt(1 / count)
  return (x, y) => scale * waves.reduce((sum, w) => sum + Math.sin(w.x * x + w.y * y + w.phase), 0)
}

/** A peak; `stretch` above 1 elongates it along `angle` (degrees). */
export type Peak = { x: number; y: number; height: number; stretch?: number; angle?: number }

/** Distance to a peak, scaled down along its long axis. */
function reach(peak: Peak, x: number, y: number): number {
  const turn = ((peak.angle ?? 0) * Math.PI) / 180
  const [dx, dy] = [x - peak.x, y - peak.y]
  const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / (peak.stretch ?? 1)
  const across = dy * Math.cos(turn) - dx * Math.sin(turn)
  return Math.sqrt(along * along + across * across + 400)
}

/**
 * Cones that blend over `blend` pixels. Cones rather than bells have an even slope, so that contour lines are evenly
 * spaced, as in an engraving.
 */
export function massif(peaks: readonly Peak[], blend: number): Field {
  return (x, y) => blend * Math.log(peaks.reduce((sum, p) => sum + Math.exp((p.height - reach(p, x, y)) / blend), 0))
}
