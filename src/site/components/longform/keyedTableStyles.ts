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
      '& thead th': { display: 'block', padding: 0, border: 0, letterSpacing: 0, textTransform: 'none' },
      '& thead th:not(:first-child, .key)': { position: 'absolute', clipPath: 'inset(50%)' },
      '& thead tr': { display: 'flex', justifyContent: 'space-between', paddingInlineEnd: '2rem' },
      '& tbody': { marginTop: '0.4rem' },
      // The name, and at the end of its line the key.
      [closedRow]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) fit-content(42%)',
        columnGap: '1rem',
        alignItems: 'baseline',
        padding: `${rowPadding} 2rem ${rowPadding} 0`,
      },
      [`${closedRow} > :first-child`]: { padding: 0 },
      [`${closedRow} > td:not(:has(> .rest[open]))`]: {
        padding: 0,
        '&::before': { content: 'none' },
        '&.key': { gridArea: '1 / 2', color: color.text, textAlign: 'end' },
        '& > .quantity': { font: `460 1.1875rem/1.2 ${fontFamily.display}` },
        // Out of the flow, so that it does not break the line, as wide as the row for find in page.
        '& > .rest': { position: 'absolute', insetInline: 0 },
        '& > .rest::details-content': { contentVisibility: 'hidden', blockSize: 0 },
        '& > strong': { fontWeight: 'inherit' },
      },
    },
  },
} as const
