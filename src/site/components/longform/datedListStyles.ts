import { color } from '../../styles/tokens'

const line = '9.75rem'
const dotDiameter = '0.45rem'
const middleOfFirstLine = '0.85em'

/** A list whose items begin with a date: the dates in a column of their own, along a line with a dot for each. */
export const datedListStyles = {
  gridColumn: '1 / -1',
  maxWidth: '48rem',
  '& > li': { position: 'relative', margin: 0, padding: `0 0 1.25rem calc(${line} + 1.25rem)`, border: 0 },
  '& > li > strong:first-child': {
    position: 'absolute',
    insetInlineStart: 0,
    width: `calc(${line} - 1.25rem)`,
    textAlign: 'end',
  },
  '& > li:not(:last-child)::before': {
    content: "''",
    position: 'absolute',
    inset: `${middleOfFirstLine} auto -${middleOfFirstLine} ${line}`,
    borderInlineStart: `1px solid ${color.line}`,
  },
  '& > li::after': {
    content: "''",
    position: 'absolute',
    top: `calc(${middleOfFirstLine} - ${dotDiameter} / 2)`,
    insetInlineStart: `calc(${line} - ${dotDiameter} / 2)`,
    width: dotDiameter,
    height: dotDiameter,
    borderRadius: '50%',
    background: color.ink,
  },
} as const
