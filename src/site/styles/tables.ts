import { color, font, radius, fontSize } from './tokens'

const wide = '@media print, (min-width: 40em)'

/**
 * A table that never scrolls sideways: on a phone each row is a small card whose cells say which column they belong to
 * (`data-column`); from 640 px on it is a table. The first cell of a row names it; `.ours` marks our column.
 */
export const responsiveTable = {
  fontSize: fontSize.small,
  '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody, & tr, & tbody :is(th, td)': { display: 'block' },
  '& tbody tr': {
    marginBottom: '1rem',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    overflow: 'hidden',
    breakInside: 'avoid',
  },
  '& tbody :is(th, td)': { padding: '0.6rem 1rem', textAlign: 'start' },
  '& tbody :is(th, td:not([data-column]))': { color: color.ink, fontWeight: 650 },
  '& td[data-column]::before': {
    content: 'attr(data-column)',
    display: 'block',
    opacity: 0.85,
    font: `500 ${fontSize.tiny}/1.4 ${font.text}`,
  },
  '& .ours': { background: color.mark, color: color.onMark, fontWeight: 600 },
  [wide]: {
    '& thead': { position: 'static', display: 'table-header-group', clipPath: 'none' },
    '& tbody': { display: 'table-row-group' },
    '& tr, & tbody tr': { display: 'table-row', border: 0, borderRadius: 0 },
    '& tbody :is(th, td)': {
      display: 'table-cell',
      padding: '0.95rem 1rem 0.95rem 0',
      borderBottom: `1px solid ${color.line}`,
      verticalAlign: 'top',
    },
    '& thead th': {
      padding: '0.8rem 1rem 0.8rem 0',
      borderBottom: `2px solid ${color.ink}`,
      color: color.soft,
      font: `600 ${fontSize.tiny}/1.4 ${font.text}`,
      letterSpacing: '0.05em',
      textTransform: 'uppercase',
      textAlign: 'start',
      verticalAlign: 'bottom',
    },
    '& td[data-column]::before': { content: 'none' },
    '& tbody td.ours, & thead th.ours': { paddingInline: '1rem' },
    '& thead th.ours': { color: color.onMark, borderRadius: `${radius.control} ${radius.control} 0 0` },
    '& td.ours + td, & th.ours + th': { paddingInlineStart: '1rem' },
  },
} as const
