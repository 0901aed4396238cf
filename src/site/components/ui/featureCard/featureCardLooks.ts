import { maxCardPoints } from '../../../../config/contentLengthLimits'
import {
  boxPadding,
  color,
  columnGap,
  mediaQueries,
  phoneQuery,
  radius,
  tabletRangeQuery,
} from '../../../styles/tokens'

const box = {
  padding: `${boxPadding} var(--inline, ${boxPadding})`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
}

/**
 * Grid row of a card’s note: after the rows of icon, number, title and text and one row per possible point; unused rows
 * have no height.
 */
export const cardNoteGridRow = 5 + maxCardPoints

/** A card whose drawing fills the half before its words. */
const drawingBesideWords = {
  gridTemplateColumns: '1fr 1fr',
  columnGap: boxPadding,
  '&&& > *': { gridColumn: 2 },
  '&&& > figure': { gridArea: '1 / 1 / -1', margin: `calc(-1 * ${boxPadding})`, marginInlineEnd: 0 },
  '& > figure > div': { aspectRatio: 'auto', height: '100%' },
}

/** Styles of a card by its look. */
export const featureCardLooks = {
  boxed: {
    ...box,
    [phoneQuery]: { '--inset': '1.25rem', padding: 'var(--inset)' },
    // The icon is beside a title that may have two lines.
    [tabletRangeQuery]: {
      '&:has(> span ~ ul)': {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        '&& > *': { gridColumn: '1 / -1' },
        '&& > span': { gridColumn: 1, marginBottom: 0 },
        '&& > h3': { gridArea: '1 / 2', alignSelf: 'center' },
      },
    },
  },
  boxedFromTablets: {
    ...box,
    [phoneQuery]: { padding: '1.25rem 0 0.25rem', background: 'none', borderWidth: '1px 0 0', borderRadius: 0 },
  },
  // A service with a price: its drawing fills an end of the card. On phones a row: drawing, title, price, what is included.
  offer: {
    [mediaQueries.tablet]: {
      ...box,
      overflow: 'hidden',
      '& > figure': { margin: `calc(-1 * ${boxPadding}) calc(-1 * ${boxPadding}) ${boxPadding}` },
      '& > figure > div': { borderRadius: 0, outline: 0 },
      '& ul.lines': { gridTemplateColumns: '1fr' },
      '& > p > span': { display: 'block' },
    },
    [tabletRangeQuery]: drawingBesideWords,
    // Above three columns, a card that would be alone in its row.
    [mediaQueries.desktop]: {
      '&:first-of-type:nth-last-of-type(3n + 1)': {
        gridColumn: '1 / -1',
        ...drawingBesideWords,
      },
    },
    [phoneQuery]: {
      paddingTop: '1rem',
      borderTop: `1px solid ${color.line}`,
      '& > h3 + p': { display: 'none' },
      '& > ul': { order: 1, display: 'block', marginTop: '0.25rem', color: color.soft },
      '& > ul > li': { display: 'block', padding: 0, border: 0, lineHeight: 1.4 },
      '& > ul > li + li': { marginTop: '0.3rem' },
      '& > ul > li > svg': { display: 'none' },
      '& > p > span:empty': { display: 'none' },
    },
  },
  ruled: {
    '--inset': '1.5rem 0 0',
    [phoneQuery]: { '--inset': '1rem 0 0' },
    padding: 'var(--inset)',
    borderTop: `1px solid ${color.line}`,
    // A figure has a visible edge of its own, so the card has no border above it.
    [mediaQueries.tablet]: { '&:has(> figure)': { borderTop: 0, paddingTop: 0 } },
    [tabletRangeQuery]: { '&:has(> figure)': { marginBottom: '2.5rem' } },
    [mediaQueries.desktop]: { '&:has(> ol)': { borderColor: 'transparent' } },
  },
  // As wide as the page: title and text, on tablets the points below them, on wide screens beside them, in two thirds of
  // the width. If one list of a section has sentences, all its lists have one column, in half of the width.
  row: {
    '--inset': '1rem 0 0',
    padding: 'var(--inset)',
    borderTop: `1px solid ${color.line}`,
    [mediaQueries.tablet]: {
      padding: `2rem 0 calc(2rem - ${columnGap})`,
      gridRow: 'auto',
      grid: `repeat(${cardNoteGridRow + 1}, auto) 1fr / auto minmax(0, 1fr)`,
      '&&& > *, &&& p': { gridColumn: 2 },
      '&&& > span': { gridArea: '3 / 1', marginBottom: 0 },
      '&&& ul': { gridColumn: 2, gridTemplateRows: 'none' },
      '& > h3': { alignSelf: 'center' },
      '& span:has(+ a)': { display: 'none' },
      // A figure, with what it counts, is above the title.
      '&&&&.number': {
        '& > p:has(+ p + h3)': { gridRow: 1, margin: 0 },
        '& > p + p:has(+ h3)': { gridRow: 2, marginTop: '0.35rem' },
        '& > p + h3': { marginTop: '1.25rem' },
      },
    },
    // Without points: title, text and link beside each other.
    '&:not(:has(ul))': {
      [phoneQuery]: { '& > p:has(> a)': { paddingTop: '0.25rem' } },
      [mediaQueries.tablet]: {
        grid: 'auto / 3fr 6fr 3fr',
        columnGap,
        alignItems: 'baseline',
        margin: '0 0 1.1rem',
        padding: '1.1rem 0 0',
        '&&& > *': { gridArea: '1 / 2', margin: 0, padding: 0 },
        '&&& > h3': { gridColumn: 1, alignSelf: 'auto' },
        '&&& > p:has(> a)': { gridColumn: 3 },
      },
    },
    [mediaQueries.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) 66%',
      '& > h3': { paddingInlineEnd: '1.5rem' },
      '& > p, & > .fold > p': { paddingInlineEnd: '2.5rem', textWrap: 'balance' },
      '&&& ul': { gridArea: `1 / 3 / span ${cardNoteGridRow + 2}`, marginTop: 0 },
      // On the line of the title. The card already has a top border, so those of the first row of points are clipped.
      '&&& ul.lines': {
        gridTemplateColumns: '1fr 1fr',
        marginTop: '0.35rem',
        clipPath: 'inset(2px 0 0)',
        // In three columns, if no row has gaps; weaker than the rule on sentences.
        '&:where(:has(> :last-child:nth-child(3n)))': { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
      },
      'ul:has(> li .sentences) > &&&': {
        gridTemplateColumns: 'auto minmax(0, 1fr) 49%',
        '& ul': { gridTemplateColumns: '1fr' },
      },
    },
  },
} as const
