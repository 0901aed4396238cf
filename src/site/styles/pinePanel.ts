import { pineRoles } from './mixins'
import { boxPadding, color, mediaQueries, radius } from './tokens'

/** A dark panel: words, and something beside them. */
export const pinePanel = {
  ...pineRoles,
  // Lighter than the footer in the dark theme; browsers without `light-dark()` use the footer’s colour.
  background: [color.pine, `light-dark(${color.pine}, ${color.mark})`],
  border: `1px solid ${color.pineLine}`,
  display: 'grid',
  gap: '2.5rem',
  padding: `clamp(${boxPadding}, 5vw, 4rem)`,
  borderRadius: radius.call,
  [mediaQueries.desktop]: { gridTemplateColumns: '7fr 5fr', alignItems: 'center' },
}
