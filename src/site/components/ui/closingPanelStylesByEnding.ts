import type { PageEnding } from '../../../config/pageEndings'
import { createColumns, mintRoles, pineRoles } from '../../styles/mixins'
import { boxPadding, color, fontFamily, fontSize, columnGap, mediaQueries, radius } from '../../styles/tokens'

const padding = `clamp(${boxPadding}, 5vw, 4rem)`
const panel = {
  display: 'grid',
  gap: '1.75rem clamp(2rem, 5vw, 4.5rem)',
  padding,
  borderRadius: radius.call,
} as const

/**
 * The closing panel of each kind of page, as a grid of its author, words, ways to reach the practice, and drawing.
 */
export const closingPanelStylesByEnding = {
  // Dark, with the drawing of the service; lighter than the footer in the dark theme.
  service: {
    ...pineRoles,
    ...panel,
    '--ground': `light-dark(${color.pine}, var(--pineRaised))`,
    background: [color.pine, 'var(--ground)'],
    border: `1px solid ${color.pineLine}`,
    overflow: 'hidden',
    // What it draws is as wide as the text: covers have a margin of a twentieth. A river runs on to the sides.
    '& > svg': {
      width: 'calc(100% / 0.9)',
      height: 'auto',
      margin: '-0.75rem calc(-5% / 0.9)',
      order: -1,
      overflow: 'visible',
    },
    '& > svg[data-ground]': { '--ground': 'inherit', background: 'none' },
    [mediaQueries.tablet]: {
      // The first way above the two others.
      '& > ul': { ...createColumns(2), columnGap: '0.75rem' },
      '& li:first-of-type': { gridColumn: '1 / -1' },
      '& > svg': { aspectRatio: '5 / 2' },
    },
    [mediaQueries.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      '& > ul': { maxWidth: '32rem' },
      '& > svg': {
        aspectRatio: '2',
        overflow: 'hidden',
        gridArea: '1 / 2 / span 2',
        alignSelf: 'center',
        width: 'calc(100% + 2rem)',
        margin: '0 -2rem 0 0',
        // No river ends abruptly inside the panel.
        maskImage: 'linear-gradient(90deg, transparent, #000 5% 95%, transparent)',
      },
    },
  },
  // A statement on mint, and below it the ways in columns; beside them, for an article, who wrote it.
  general: {
    ...mintRoles,
    ...panel,
    background: color.mark,
    '& h2': { maxWidth: '25ch', fontSize: 'min(clamp(1.5rem, 0.9rem + 3vw, 3.25rem), 11vw)' },
    '& li:not(:first-of-type) a': {
      paddingInline: 0,
      border: 0,
      borderRadius: 0,
      color: color.ink,
      font: `460 ${fontSize.h3}/1.3 ${fontFamily.display}`,
    },
    '& li:nth-of-type(n + 3)': { borderTop: `1px solid ${color.line}` },
    [mediaQueries.desktop]: {
      '& ul': { grid: 'auto / auto-flow 1fr', gap: columnGap, alignItems: 'center' },
      '& li:nth-of-type(n + 2)': { borderTop: 0 },
      '&:not(:has(> section)) li:nth-of-type(n + 2)': {
        borderInlineStart: `1px solid ${color.line}`,
        paddingInlineStart: columnGap,
      },
      '&:has(> section)': { gridTemplateColumns: '3fr 9fr' },
      '& > section': {
        gridRow: 'span 2',
        alignSelf: 'stretch',
        paddingInlineEnd: '2rem',
        borderInlineEnd: `1px solid ${color.line}`,
      },
      // A long address wraps to a row of its own.
      '& > section ~ ul': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.75rem' },
      '& > section ~ ul a': { gap: '0.75rem', whiteSpace: 'nowrap' },
    },
  },
  // A row under a hairline.
  legal: {
    display: 'grid',
    gap: '1rem 3rem',
    paddingTop: '1.5rem',
    borderTop: `1px solid ${color.line}`,
    '& h2': { fontSize: fontSize.h3 },
    '& header p': { fontSize: fontSize.small },
    '& ul': { gap: 0 },
    '& li + li': { borderTop: `1px solid ${color.line}` },
    '& li a': { paddingInline: 0, border: 0, borderRadius: 0 },
    [mediaQueries.desktop]: { gridTemplateColumns: '7fr 5fr', alignItems: 'center' },
  },
} satisfies Record<PageEnding, unknown>
