import { color, enlargedTextQuery, fontFamily, maxWidth, fontSize, pageMargin, createTransitionStyles } from './tokens'

/** The page’s measure with its margins. */
export const container = {
  width: '100%',
  maxWidth: `calc(${maxWidth.page} + 3rem)`,
  margin: '0 auto',
  padding: `0 ${pageMargin}`,
  // Unlike what the body says, this lets columns become narrower than their longest word.
  [enlargedTextQuery]: { overflowWrap: 'anywhere', hyphens: 'auto' },
} as const

/** The small label above headings. */
export const eyebrow = {
  color: color.soft,
  font: `650 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
  letterSpacing: '0.09em',
  textTransform: 'uppercase',
} as const

/** A link in running text: underlined in copper, thicker under the pointer. */
export const textLink = {
  color: color.accent,
  fontWeight: 600,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  ...createTransitionStyles('color', 'text-decoration-thickness'),
  '&:hover': { color: color.accentHover, textDecorationThickness: '2px' },
  // Paper cannot be pressed.
  '@media print': { color: 'inherit', fontWeight: 'inherit', textDecorationColor: color.soft },
} as const

/** Words on a dark ground: the roles of text and accents change their colours, and everything inside follows. */
export const pineRoles = {
  color: color.onPine,
  '--ink': 'var(--onPine)',
  '--text': 'var(--onPine)',
  '--soft': 'var(--onPineSoft)',
  '--line': 'var(--pineLine)',
  '--surface': 'var(--pineRaised)',
  '--accent': 'var(--accentOnPine)',
  '--accentHover': 'var(--accentOnPineHover)',
} as const

/** A dark ground with all that stands on it. */
export const pineSurface = { background: color.pine, ...pineRoles } as const
