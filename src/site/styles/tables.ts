import { color, enlargedTextQuery, fontFamily, radius, fontSize } from './tokens'

// A cell with a label; of a row with two cells, the second needs none.
const labelledCell = 'td[data-column]:not(:empty, :nth-child(2):last-child)'

const stacked = {
  '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody, & tr, & tbody :is(th, td)': { display: 'block' },
  '& tbody': { borderTop: `2px solid ${color.ink}` },
  '& tbody tr': { borderBottom: `1px solid ${color.line}` },
  '& tbody :is(th, td)': {
    padding: '0.2rem 0',
    border: 0,
    textAlign: 'start',
    textWrap: 'pretty',
    whiteSpace: 'normal',
  },
  '& tbody tr > :first-child': { paddingTop: '0.9rem' },
  '& tbody tr > :last-child': { paddingBottom: '1rem' },
  '& tbody :nth-child(2):last-child': { paddingTop: 0 },
  // Stays in the accessibility tree as a cell, but a label without a value would look like an error.
  '& tbody td:empty': { paddingBlock: 0 },
  '& tbody td.none': { position: 'absolute', clipPath: 'inset(50%)' },
  [`& ${labelledCell}::before`]: {
    content: 'attr(data-column)',
    display: 'block',
    color: color.soft,
    font: `500 ${fontSize.label}/1.3 ${fontFamily.text}`,
  },
} as const

/** Labels in a column at the start of the row, the values beside them. */
const labelsBesideValues = {
  // A cell is at least as tall as its label. No CSS table: in one, Chromium drops the space between two inline blocks.
  [`& ${labelledCell}`]: { display: 'flow-root', paddingInlineStart: '32vw' },
  [`& ${labelledCell}::before`]: {
    float: 'inline-start',
    width: '29.5vw',
    // On the baseline of the value.
    margin: '0.23rem 0 0 -32vw',
    textWrap: 'balance',
  },
} as const

/**
 * A table that never scrolls sideways: on phones the cells of a row are stacked and labelled with their column
 * (`data-column`), unless it is the only cell beside the row’s header. Labels are beside the values, in a `.long` table
 * and with enlarged text above them. From 640 px on it is a table. The first cell of a row is its header; `.ours` highlights our column.
 * A `.narrow` table, with up to three columns of short text, stays a table on phones, unless text is enlarged;
 * `.figures` and `.prices` are right-aligned, `.amounts` and lone figures bold.
 * In a `.paired` table of three columns the first is above the other two there (longform/textStyles), but on the
 * narrowest or with enlarged text; each row of a `.keyed` table folds there (longform/keyedTableStyles).
 * In a `.facing` table two columns stay side by side there (ui/OursVersusTheirsTable), unless text is enlarged.
 */
export const responsiveTable = {
  fontSize: fontSize.small,
  '& tr': { breakInside: 'avoid' },
  '& tbody :is(th, td)': {
    padding: '0.95rem 1.5rem 0.95rem 0',
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    textWrap: 'balance',
  },
  '& tbody :is(th, td:not([data-column]))': { color: color.ink, fontWeight: 600 },
  '& thead th': {
    padding: '0.8rem 1.5rem 0.8rem 0',
    borderBottom: `2px solid ${color.ink}`,
    color: color.soft,
    font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
    letterSpacing: '0.05em',
    textTransform: 'uppercase',
    textWrap: 'balance',
    textAlign: 'start',
    verticalAlign: 'bottom',
  },
  '& .ours': { background: color.mark, color: color.onMark, fontWeight: 600 },
  '& tbody td.ours, & thead th.ours': { paddingInline: '1rem' },
  '& thead th.ours': { color: color.onMark, borderRadius: `${radius.control} ${radius.control} 0 0` },
  '& .ours + :is(td, th)': { paddingInlineStart: '1rem' },
  '& tr > :is(.figures, .prices)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& td.figures': { whiteSpace: 'nowrap' },
  '@media screen and (min-width: 48em)': { '& td.prices': { whiteSpace: 'nowrap' } },
  // The amounts are what a reader looks for, also where they are the only figures.
  '& td.amounts, & td.figures:nth-child(2):last-child': {
    color: color.ink,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& tbody tr:has(> td.figures:nth-child(2):last-child) > :first-child': { fontWeight: 400 },
  // The result of a sum: a last row of which name and figure are in bold.
  '&:has(> tbody > :last-child > .figures > strong):has(> tbody > :last-child > :first-child > strong) > tbody': {
    '& > tr > td.figures': { fontWeight: 400 },
    '& > :last-child > *': { borderTop: `2px solid ${color.ink}` },
  },
  '& tr > :last-child': { paddingInlineEnd: 0 },
  '@media screen and (max-width: 39.99em)': {
    '&.narrow thead th': { letterSpacing: 0, textTransform: 'none' },
    '&.narrow tbody :is(th, td)': { paddingBlock: '0.55rem' },
    '&.narrow tr > :not(:last-child)': { paddingInlineEnd: '0.75rem' },
    '&:not(.narrow, .facing, .paired)': stacked,
    '&.long tbody td:nth-child(n + 3)': { paddingTop: '0.6rem' },
  },
  '@media screen and (min-width: 20em) and (max-width: 39.99em)': {
    '&:not(.narrow, .facing, .paired, .long)': labelsBesideValues,
  },
  [enlargedTextQuery]: stacked,
  // The narrowest phones have no room for two columns of prose.
  '@media screen and (max-width: 22.49em)': { '&.paired': stacked },
  '@media screen and (max-width: 23em)': {
    '&.narrow': { fontSize: fontSize.tiny },
  },
} as const
