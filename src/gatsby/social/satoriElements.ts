/** A satori element: the shape of a React element, without React. */
export interface SatoriElement {
  type: string
  props: {
    style?: Record<string, string | number>
    children?: (SatoriElement | string)[]
    [attribute: string]: unknown
  }
}

/** A div that is a flex container. */
export const createBox = (
  style: Record<string, string | number>,
  ...children: (SatoriElement | string)[]
): SatoriElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/**
 * An SVG path; `width` is that of its stroke, 0 for a filled shape. Its colours are those of the svg element around it,
 * unless `more` sets others.
 */
export function createPathElement(d: string, width: number, more: Record<string, string | number> = {}): SatoriElement {
  return { type: 'path', props: { d, 'stroke-width': width, ...more } }
}
