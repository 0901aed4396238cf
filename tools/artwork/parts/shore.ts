import type { Point } from '../drawing/curve'
import type { Field } from '../drawing/field'
import { HEIGHT, WIDTH } from '../drawing/sheet'

/** An island: its middle, its length and width, all measured along and across the river. */
export type Island = { along: number; across: number; length: number; width: number }

/** The course of a river. */
export type Course = {
  /** Heading of the water in degrees, and the place where along and across are zero. */
  heading: number
  origin: Point
  /** Half the distance from bank to bank. */
  reach: number
  islands: readonly Island[]
}

/** Turns a place on the sheet into one along and across the river, with a slow bend. */
export function chart({ heading, origin: [x0, y0] }: Course, bend: Field): (x: number, y: number) => Point {
  const turn = (heading * Math.PI) / 180
  return (x, y) => {
    const [dx, dy] = [x - x0, y - y0]
    return [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn) + 95 * bend(x, y)]
  }
}

/** How far a place lies inside an island: a lens, pointed up and down the stream, above zero on land. */
export function inside(island: Island, along: number, across: number): number {
  const u = (along - island.along) / (island.length / 2)
  const v = (across - island.across) / (island.width / 2)
  return (1 - u * u - Math.sqrt(v * v + 0.03)) * (island.width / 2)
}

/** The lie of the land, above zero on dry ground; off the sheet all is water, so that every shore closes. */
export function shores({ islands, reach }: Course, place: (x: number, y: number) => Point, rough: Field): Field {
  return (x, y) => {
    if (x < -44 || y < -44 || x > WIDTH + 44 || y > HEIGHT + 44) return -1
    const [along, across] = place(x, y)
    const isle = islands.reduce((best, each) => Math.max(best, inside(each, along, across)), -Infinity)
    return Math.max(isle, Math.abs(across) - reach) + 15 * rough(x, y)
  }
}
