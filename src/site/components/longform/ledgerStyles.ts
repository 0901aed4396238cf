import { color } from '../../styles/tokens'

/** From here the text of a row begins; its subject ends a gap before. */
const textColumn = '16.5rem'

const row = {
  margin: 0,
  paddingBlock: '0.85rem',
  borderTop: `1px solid ${color.line}`,
}

/** Hides the mark between a subject and its text (separateSubjects) where columns separate them. */
const withoutMarks = {
  '& .run-in': { position: 'absolute', clipPath: 'inset(50%)' },
  '& .initial': { textTransform: 'capitalize' },
} as const

/**
 * Lists of items with a subject in bold (content/mdx/titledLists) on wide screens: as wide as the column, each subject
 * beside its text; brief ones in two columns. For blocks that are grids.
 */
export const ledgerStyles = {
  '& > :is(.titled, .titled + .fold):not(.running, .running + *)': { gridColumn: '1 / -1' },
  '& > .titled + .fold.fold': { marginTop: 0 },
  '& > .dated.dated.dated': { '--rail': `calc(${textColumn} - 1.1rem)` },
  '& > .titled:not(.dated, .running) > li, & > .titled + .fold > .titled:not(.running) > li': row,
  '& > .titled:not(.dated, .brief, .running) > li, & > .titled + .fold > .titled:not(.running) > li': {
    ...withoutMarks,
    display: 'flow-root',
    paddingInlineStart: textColumn,
    '& > strong:first-of-type, & > p:first-of-type > strong:first-of-type': {
      float: 'inline-start',
      width: `calc(${textColumn} - 1.5rem)`,
      marginInlineStart: `-${textColumn}`,
    },
  },
  '& > .brief': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '2.5rem' },
} as const
