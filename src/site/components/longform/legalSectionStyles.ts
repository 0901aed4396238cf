/** Text as wide as a readable line, above what takes the whole column. */
const acrossColumns = { gridColumn: '1 / -1', maxWidth: '54ch' } as const
// Steps and the like are in a div.
const runningText = ':is(p, ul, ol, div, blockquote, [role=note]):not(.titled, .fold)'

/**
 * The sections of a legal text (foldSections) on wide screens: the title of each subsection is beside its text, in the
 * columns of a ledger (ledgerStyles), and the examples of messages are beside each other. For blocks that are grids.
 */
export const legalSectionStyles = {
  '&:has(> h3)': {
    gridTemplateColumns: '15rem minmax(0, 1fr)',
    columnGap: '1.5rem',
    '& > h3': { gridColumn: 1, paddingTop: '0.15rem', fontSize: '1.125rem' },
    '& > h3:has(+ :is(.titled, table, figure))': { gridColumn: '1 / -1' },
    [`& > h3 ~ ${runningText}`]: { gridColumn: 2 },
    [`& > ${runningText}:not(h3 ~ *)`]: acrossColumns,
    // On the first line of the text beside it.
    [`& > h3 + ${runningText}`]: { marginTop: '2.5rem' },
    [`& > h3:first-of-type:first-child, & > h3:first-child + ${runningText}`]: { marginTop: '0.75rem' },
  },
  '&:has(> .message + .message)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '1.5rem',
    [`& > ${runningText}`]: acrossColumns,
    // The label of both is above the first.
    '& > .message.message.message': {
      position: 'relative',
      gridColumn: 'auto',
      maxWidth: 'none',
      marginTop: '3.25rem',
    },
    '& > .message > span': { position: 'absolute', bottom: 'calc(100% + 0.6rem)', left: 0 },
  },
} as const
