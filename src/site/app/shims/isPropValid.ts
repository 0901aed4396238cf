/**
 * Replaces @emotion/is-prop-valid in the browser (gatsby/webpack), a list of all HTML attributes: TypeScript already
 * checks props, and style-only props are excluded with `shouldForwardProp`.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as'
}
