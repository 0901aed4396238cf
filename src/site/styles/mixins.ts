import {
  color,
  enlargedTextQuery,
  fontFamily,
  columnGap,
  maxWidth,
  mediaQueries,
  fontSize,
  pageMargin,
  phoneQuery,
  radius,
  spaceBelowSectionHeading,
  createTransitionStyles,
} from './tokens'

/** The page width with its margins. */
export const container = {
  width: '100%',
  maxWidth: `calc(${maxWidth.page} + 3rem)`,
  margin: '0 auto',
  padding: `0 ${pageMargin}`,
  // Unlike the body’s `break-word`, `anywhere` lets columns become narrower than their longest word.
  [enlargedTextQuery]: { overflowWrap: 'anywhere', hyphens: 'auto' },
} as const

/** Columns of equal width, with the column gap of the page between them. */
export const createColumns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap,
})

/** Two equal columns on desktop: a heading, and its content; a third part ends the first column, where the second ends. */
export const twoColumnHalves = {
  display: 'grid',
  gap: spaceBelowSectionHeading,
  [mediaQueries.desktop]: {
    ...createColumns(2),
    alignItems: 'start',
    '& > :first-child, & > :nth-child(3)': { paddingInlineEnd: '2.5rem' },
    '&:has(> :nth-child(3))': { gridTemplateRows: 'auto 1fr', '& > :nth-child(2)': { gridArea: '1 / 2 / span 2' } },
    '& > :nth-child(3)': { gridArea: '2 / 1', alignSelf: 'end' },
  },
} as const

/** Diameter of the ring around the number of a step. */
export const stepRingDiameter = '2.25rem'

/** Colour of that ring: a hairline’s would be lost on a dark card. */
export const stepRingColor = `light-dark(${color.line}, ${color.soft})`

/** The items of an ordered list as steps: a number in a ring, and a line to the next. `gap` is between the items. */
export const createStepItemStyles = (gap: string) =>
  ({
    counterIncrement: 'step',
    position: 'relative',
    paddingInlineStart: '3.25rem',
    breakInside: 'avoid',
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      inset: '0 auto auto 0',
      width: stepRingDiameter,
      background: color.surface,
      border: `2px solid ${stepRingColor}`,
      borderRadius: radius.pill,
      color: color.ink,
      font: `500 1.125rem/calc(${stepRingDiameter} - 4px) ${fontFamily.display}`,
      textAlign: 'center',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      inset: `${stepRingDiameter} auto -${gap} calc(${stepRingDiameter} / 2 - 1px)`,
      borderInlineStart: `2px solid ${color.line}`,
    },
  }) as const

/** Points in two columns where both have room, row by row; an odd last one spans the row. */
export const pointColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13rem, 34%)), 1fr))',
  columnGap,
  '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
} as const

/** The small label above headings. */
export const eyebrow = {
  color: color.soft,
  font: `650 ${fontSize.label}/1.4 ${fontFamily.text}`,
  letterSpacing: '0.09em',
  textTransform: 'uppercase',
} as const

/** A link in running text: underlined, thicker on hover. */
export const textLink = {
  color: color.accent,
  fontWeight: 600,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  ...createTransitionStyles('color', 'text-decoration-thickness'),
  '&:hover': { color: color.accentHover, textDecorationThickness: '2px' },
  // In print, links look like text.
  '@media print': { color: 'inherit', fontWeight: 'inherit', textDecorationColor: color.soft },
} as const

/** A link to a source or reference, which is less important than what it supports. */
export const referenceLink = {
  ...textLink,
  color: 'inherit',
  fontWeight: 400,
  textDecorationColor: color.accent,
} as const

/** A text link in a list of links, large enough to tap. */
export const listLink = {
  ...textLink,
  color: color.ink,
  textDecorationColor: color.accent,
  display: 'inline-flex',
  alignItems: 'center',
  lineHeight: 1.4,
} as const

/** A link as an outlined chip, and the list that such links wrap in. */
export const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2.5rem',
  padding: '0.3rem 0.85rem',
  border: `1px solid ${color.line}`,
  borderRadius: '1.25rem',
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  [phoneQuery]: { gap: '0.35rem', padding: '0.3rem 0.65rem' },
  '&:hover': { color: color.accent, borderColor: color.accent },
} as const
export const chipList = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  [phoneQuery]: { gap: '0.4rem' },
} as const

/** The “#” link of a heading, visible on hover and focus. */
export const headingAnchor = {
  marginInlineStart: '0.35em',
  color: color.accent,
  textDecoration: 'none',
  opacity: 0,
  '*:hover > &, &:focus-visible': { opacity: 1 },
  '&::before': { content: "'#'" },
  '@media print': { display: 'none' },
} as const

/** The title link of a card: the whole card can be clicked. */
export const stretchedLink = {
  color: color.ink,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: color.accent },
} as const

/** Text on a dark background: redefines the colour roles, which everything inside inherits. */
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

/** A dark background with its text colours. */
export const pineSurface = { background: color.pine, ...pineRoles } as const
