import { color, fontFamily } from '../../styles/tokens'

const closedRow = '& tbody tr:not(:has(> :first-child > [open]))'
const rowPadding = '0.9rem'

/**
 * A table with a key value in each row (foldTableRows): figures that it begins with are large, and phones fold the row
 * to its name and its key. Browsers without ::details-content open each cell by itself.
 */
export const keyedTableStyles = {
  '& .row-fold': { display: 'none' },
  '@media (min-width: 40em)': {
    '& .quantity': {
      display: 'block',
      marginBottom: '0.3rem',
      font: `400 1.5rem/1.1 ${fontFamily.display}`,
    },
  },
  '& .quantity': { whiteSpace: 'nowrap' },
  '@supports selector(::details-content)': {
    '& .rest > summary': { display: 'none' },
    '& .rest::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '@media screen and (max-width: 39.99em)': {
      '& tbody tr': { position: 'relative' },
      '& tbody tr > :first-child': { paddingTop: rowPadding, paddingInlineEnd: '2rem' },
      '& .row-fold': { display: 'block', position: 'absolute', inset: 0 },
      '& .row-fold[open]': { bottom: 'auto', height: '3rem' },
      // A term in the name of an open row is a link.
      '& tr:has(dfn) > * > .row-fold[open]': { insetInlineStart: 'auto', width: '3rem' },
      '& .row-fold > summary': {
        display: 'flex',
        height: '100%',
        paddingBlock: rowPadding,
        '&::after': { height: '1lh' },
      },
      // The headings of what is shown.
      '& thead': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
      '& thead :is(tr, th)': { display: 'inline', padding: 0, border: 0, letterSpacing: 0, textTransform: 'none' },
      '& thead th:not(:first-child, .key)': { position: 'absolute', clipPath: 'inset(50%)' },
      '& thead .key::before': { content: '"\\00a0· "' },
      '& tbody': { marginTop: '0.4rem' },
      [closedRow]: { padding: `${rowPadding} 2rem ${rowPadding} 0` },
      // Name and key are one line of text.
      [`${closedRow} > td:not(:has(> .rest[open]))`]: {
        display: 'inline',
        padding: 0,
        '&::before': { content: 'none' },
        '&.key': { color: color.text },
        '&.key::before': {
          content: '"\\00a0· "',
          display: 'inline',
          float: 'none',
          margin: 0,
          color: 'inherit',
          font: 'inherit',
        },
        // Out of the flow, so that it does not break the line, as wide as the row for find in page.
        '& > .rest': { position: 'absolute', insetInline: 0 },
        '& > .rest::details-content': { contentVisibility: 'hidden', blockSize: 0 },
        '& > strong': { fontWeight: 'inherit' },
      },
    },
  },
} as const
