import type { Point } from '../drawing/curve'
import type { Field } from '../drawing/field'
import { HEIGHT, WIDTH } from '../drawing/sheet'

/** An island: centre, length and width, along and across the river. */
type Island = { along: number; across: number; length: number; width: number }

/** The course of a river. */
export type Course = {
  /** Direction of flow in degrees, and the origin of the river’s coordinates. */
  heading: number
  origin: Point
  /** Half the width of the river. */
  reach: number
  islands: readonly Island[]
}

/** Converts a point on the sheet to coordinates along and across the river, with a gentle bend. */
export function chart({ heading, origin: [x0, y0] }: Course, bend: Field): (x: number, y: number) => Point {
  const turn = (heading * Math.PI) / 180
  return (x, y) => {
    const [dx, dy] = [x - x0, y - y0]
    return [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn) + 95 * bend(x, y)]
  }
}

/** Signed distance into a lens-shaped island, pointed along the flow: positive on land. */
export function inside(island: Island, along: number, across: number): number {
  const u = (along - island.along) / (island.length / 2)
  const v = (across - island.across) / (island.width / 2)
  return (1 - u * u - Math.sqrt(v * v + 0.03)) * (island.width / 2)
}

/** Height of the land, positive on dry ground. Off the sheet everything is water, so that every shoreline closes. */
export function shores({ islands, reach }: Course, place: (x: number, y: number) => Point, rough: Field): Field {
  return (x, y) => {
    if (x < -44 || y < -44 || x > WIDTH + 44 || y > HEIGHT + 44) return -1
    const [along, across] = place(x, y)
    const isle = islands.reduce((best, each) => Math.max(best, inside(each, along, across)), -Infinity)
    return Math.max(isle, Math.abs(across) - reach) + 15 * rough(x, y)
  }
}
