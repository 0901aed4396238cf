import { color } from '../../styles/tokens'

/** From here the text of a row begins; its subject ends a gap before. */
const textColumn = '16.5rem'

const row = {
  margin: 0,
  paddingBlock: '0.85rem',
  borderTop: `1px solid ${color.line}`,
}

/**
 * Lists of items with a subject in bold (content/mdx/titledLists) on wide screens: as wide as the column, each subject
 * beside its text; brief ones in two columns. For blocks that are grids.
 */
export const ledgerStyles = {
  '& > :is(.titled, .titled + .fold)': { gridColumn: '1 / -1' },
  '& > .titled + .fold.fold': { marginTop: 0 },
  '& > .dated.dated.dated': { '--rail': `calc(${textColumn} - 1.1rem)` },
  '& > .titled:not(.dated) > li, & > .titled + .fold > .titled > li': row,
  '& > .titled:not(.dated, .brief) > li, & > .titled + .fold > .titled:not(.brief) > li': {
    display: 'flow-root',
    paddingInlineStart: textColumn,
    '& > strong:first-of-type, & > p:first-of-type > strong:first-of-type': {
      float: 'inline-start',
      width: `calc(${textColumn} - 1.5rem)`,
      marginInlineStart: `-${textColumn}`,
    },
  },
  '& > .brief': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '2.5rem' },
  '& > .brief > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
} as const
