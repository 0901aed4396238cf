/** A satori element: the shape of a React element, without React. */
export interface SatoriElement {
  type: string
  props: {
    style?: Record<string, string | number>
    children?: (SatoriElement | string)[]
    [attribute: string]: unknown
  }
}

/** A flex container. */
export const createBox = (
  style: Record<string, string | number>,
  ...children: (SatoriElement | string)[]
): SatoriElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** A stroke in the colour of the drawing, or a filled shape. */
export function createPathElement(d: string, width: number, more: Record<string, string | number> = {}): SatoriElement {
  return { type: 'path', props: { d, 'stroke-width': width, ...more } }
}
