import { textLink } from '../../styles/mixins'
import {
  color,
  fontFamily,
  fontSize,
  maxWidth,
  mediaQueries,
  phoneQuery,
  tabletRangeQuery,
  wideScreenQuery,
} from '../../styles/tokens'
import { definitionLinkStyles } from './definitionLinkStyles'
import { keyedTableStyles } from './keyedTableStyles'
import { ledgerStyles } from './ledgerStyles'
import { legalSectionStyles } from './legalSectionStyles'
import { stateStyles, taskListStyles } from './taskListStyles'

/** The measure and spacing of the blocks of a text. */
const blockStyles = {
  // Running text and callouts are as wide as a readable line; rules, tables, drawings and cards take the whole column.
  '@media screen': { display: 'grid', gridTemplateColumns: `minmax(0, ${maxWidth.text}) minmax(0, 1fr)` },
  [tabletRangeQuery]: { gridTemplateColumns: 'minmax(0, 40rem) minmax(0, 1fr)' },
  // Larger where there is room: the line is longer, and still some 70 characters.
  [mediaQueries.desktop]: { fontSize: '1.125rem', gridTemplateColumns: 'minmax(0, 54ch) minmax(0, 1fr)' },
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > :is(p, ul, ol, h3, blockquote, [role=note], .narrow)': { gridColumn: 1 },
  // A callout with a table.
  '& > [role=note]:has(table)': { gridColumn: '1 / -1' },
  '& > * + *': { marginTop: '1.25rem' },
  '& > :where(aside, [role=note]), & > :where(aside, [role=note]) + :not(h2, h3)': { marginTop: '1.75rem' },
  '& > * + aside': { marginTop: '2.75rem' },
  // A rule and a larger margin keep the title of a drawing apart from the text above, whose subjects are bold too.
  '& > * + figure': { marginTop: '2.5rem' },
  '& > figure + ul': { marginTop: '2rem' },
  '& > * + .key-figure, & > .key-figure + :not(h2, h3, figure)': { marginTop: '1.75rem' },
  '& > figure > figcaption:first-of-type:not(:last-child)': {
    paddingTop: '0.75rem',
    borderTop: `2px solid ${color.ink}`,
  },
  // The rule of the next section is enough.
  '& > figure:has(+ h2) > details, & > .fold:has(+ h2), & > :is(table, .fold):has(+ h2) tbody > tr:last-child': {
    '&, & > *': { borderBottomColor: 'transparent' },
  },
  [phoneQuery]: { '& > * + *': { marginTop: '1rem' }, '& > * + aside': { marginTop: '1.75rem' } },
  // The items of a long list that phones fold go on as one list.
  '@media print, (min-width: 48em) and (max-width: 79.99em)': {
    '& > .titled + .fold.fold': { gridColumn: 1, marginTop: 0 },
    '& > .titled + .fold > ul > li:first-of-type': {
      marginTop: '0.85rem',
      paddingTop: '0.85rem',
      borderTop: `1px solid ${color.line}`,
    },
  },
  [wideScreenQuery]: ledgerStyles,
} as const

/** Spacing and look of running text; MDX components have their own styles. */
export const textStyles = {
  // The containing block of term definitions, which sets their width.
  position: 'relative',
  '&, & :where(.folded-blocks)': blockStyles,
  '& table + .fold': { marginTop: '-1px', '& tbody': { borderTop: 0 } },
  '& > p:first-of-type': { color: color.ink, fontSize: fontSize.lead, lineHeight: 1.5 },
  // The answer to a title that asks what a term means.
  '& > p:first-of-type:has(dfn)': { paddingInlineStart: '1.25rem', borderInlineStart: `4px solid ${color.accent}` },
  // A section begins with a rule and a large margin, a subsection with its heading only.
  '& h2': {
    marginTop: '4rem',
    paddingTop: '1.5rem',
    borderTop: `1px solid ${color.line}`,
    fontSize: 'clamp(1.5rem, 1.3rem + 0.75vw, 1.9rem)',
    scrollMarginTop: '2rem',
  },
  '& h2 + *': { marginTop: '1.25rem' },
  '& h3': { marginTop: '2.5rem', fontSize: 'clamp(1.15rem, 1.05rem + 0.35vw, 1.35rem)', scrollMarginTop: '2rem' },
  '& h3 + *': { marginTop: '0.75rem' },
  '& .folded-blocks > :first-child': { marginTop: 0 },
  [wideScreenQuery]: { '& .folded-blocks': legalSectionStyles },
  // With a smaller margin, the table’s top border would look like an underline of the heading.
  '& :is(h2, h3) + table': { marginTop: '1.5rem' },
  '& table + table': { marginTop: '2.5rem' },
  // What phones fold is in two columns on wider screens, the heading beside its list.
  [mediaQueries.tablet]: {
    '& .folded': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: '2rem',
      paddingTop: '1.25rem',
      borderTop: `1px solid ${color.line}`,
    },
    '& .folded > :is(h3, details)': { margin: 0 },
    '& .folded-section': { marginTop: 0, '& > details': { marginTop: '1.25rem' } },
  },
  '& p + p': { marginTop: '1rem' },
  '& a:not([class])': textLink,
  '& ul:not([class])': { listStyle: 'disc', paddingInlineStart: '1.25rem' },
  '& ol:not([class])': { listStyle: 'decimal', paddingInlineStart: '1.5rem' },
  // Room for two digits.
  '& ol:not([class]):has(> :nth-child(10))': { paddingInlineStart: '2rem' },
  '& li::marker': { color: color.soft },
  '& li + li': { marginTop: '0.6rem' },
  // Items that begin with a subject in bold are separated by rules, also from what follows from them in a callout.
  '& .titled > li + li, & [role=note] > .titled + p': {
    marginTop: '0.85rem',
    paddingTop: '0.85rem',
    borderTop: `1px solid ${color.line}`,
  },
  '& li > p + p, & li > ul, & :is(aside, [role=note]) > * + *': { marginTop: '0.5rem' },
  // Room for two or three words of a subject, however long the other cells are. Tables of prose, and those with the
  // same column headings, have columns of the same widths (`aligned`, content/mdx/tableColumns).
  '@media (min-width: 40em)': {
    '& tbody td:first-child': { minWidth: '8.5rem' },
    '& .aligned': {
      tableLayout: 'fixed',
      '& th:first-child': { width: '22%' },
      '& .longest': { width: '44%' },
    },
    '& .aligned.sentences th:first-child': { width: '38%' },
    // The rest of a table that phones fold is one with its first rows; its head only sets widths.
    '& table + .fold thead th': { padding: 0, border: 0, fontSize: 0 },
  },
  // Beside the table of contents, until the window is wide enough for both.
  '@media (min-width: 64em) and (max-width: 79.99em)': {
    '& .aligned:not(.sentences) th:first-child': { width: '27%' },
  },
  '& strong': { color: color.ink, fontWeight: 650 },
  '& dfn': { fontStyle: 'normal' },
  '&&& dfn a': definitionLinkStyles,
  // A sample clause, in the serif font.
  '& blockquote': {
    paddingInlineStart: '1rem',
    borderInlineStart: `3px solid ${color.soft}`,
    // As grey as the text around it.
    color: color.text,
    fontFamily: fontFamily.display,
    fontSize: '1rem',
    fontWeight: 350,
    lineHeight: 1.55,
    // No extra indent: the bar already sets it apart.
    '& > ol:not([class])': { paddingInlineStart: '1.25rem' },
  },
  // A table of a text whose second and third columns fit beside each other, below the first.
  '@media screen and (min-width: 22.5em) and (max-width: 39.99em)': {
    '& .paired': {
      display: 'grid',
      // The second column takes what it needs, up to 45%, in all rows alike.
      gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
      columnGap: '1rem',
      '& :is(thead, tbody, tr)': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
      '& tr > :first-child': { gridColumn: '1 / -1' },
      '& tr > *': { padding: '0.15rem 0', border: 0 },
      '& thead': { paddingBottom: '0.35rem', borderBottom: `2px solid ${color.ink}` },
      '& thead th': { letterSpacing: 0, textTransform: 'none' },
      // The first cell stands above the rest of its row, so its column heading is hidden visually.
      '& thead th:first-of-type': { height: 0, padding: 0, overflow: 'hidden' },
      '& tbody tr': { paddingBlock: '0.5rem', borderBottom: `1px solid ${color.line}` },
    },
  },
  '& .keyed.keyed': keyedTableStyles,
  '& .contains-task-list': taskListStyles,
  '& .states': stateStyles,
  // Smaller spacing on phones makes a long text about a tenth shorter.
  [phoneQuery]: {
    fontSize: '1rem',
    lineHeight: 1.5,
    '& h2': { marginTop: '2.75rem', paddingTop: '1.1rem', fontSize: '1.375rem' },
    '& h2 + *': { marginTop: '0.9rem' },
    '& h3': { marginTop: '1.75rem' },
    '& h3 + *': { marginTop: '0.5rem' },
    '& p + p': { marginTop: '0.85rem' },
    '& li + li': { marginTop: '0.4rem' },
    '& .titled > li + li': { marginTop: '0.6rem', paddingTop: '0.6rem' },
    '& :is(.folded, .folded-section)': { position: 'relative', marginTop: 0, borderBottom: `1px solid ${color.line}` },
    '& :not(.folded) + .folded, & :not(.folded-section) + .folded-section': {
      marginTop: '2rem',
      borderTop: `1px solid ${color.line}`,
    },
    '& :is(.folded > h3, .folded-section > h2)': { margin: 0, paddingBlock: '0.85rem' },
    '& :is(.folded, .folded-section) > details': { '--inset': '0.85rem 0 0', '--first-line': 'calc(1.25 * 1.15rem)' },
    '& .folded-section > h2': { border: 0, fontSize: '1.3rem' },
    '& .folded-section > details': { '--first-line': 'calc(1.25 * 1.3rem)' },
    '& .folded-blocks': { paddingBottom: '1.5rem' },
    // A link to a section shows it, also where the browser runs no script.
    '& .folded-section > :target + details': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    },
    '& .folded ul': { margin: '0 0 1rem' },
  },
} as const
