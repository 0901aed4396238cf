import styled from '@emotion/styled'
import { color, fontSize, mediaQueries } from '../../styles/tokens'

const dot = '0.5625rem'
// In place of the rule above the card; in narrower windows the text says them.
const List = styled.ol({
  display: 'none',
  [mediaQueries.desktop]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '1rem',
    '&&&': { gridRow: 1 },
    position: 'relative',
    margin: '-0.75rem 1.5rem 1.5rem 0',
    color: color.soft,
    fontSize: fontSize.tiny,
    lineHeight: 1.4,
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `calc(-0.75rem - 1px) 0 auto`,
    borderTop: `1px solid ${color.line}`,
  },
  '& > li': {
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: `calc(-0.75rem - ${dot} / 2 - 0.5px)`,
      insetInlineStart: 0,
      width: dot,
      height: dot,
      borderRadius: '50%',
      background: color.ink,
    },
  },
  '& > li:last-child': {
    color: color.ink,
    fontWeight: 600,
    '&::before': { insetInline: 'auto 0', background: color.accent },
  },
})

/** The dates of a story on the rule above it; the last, in copper, is how it ends. Decorative: the text says them. */
export function Moments({ moments }: { moments: readonly string[] }) {
  return (
    <List aria-hidden>
      {moments.map(moment => (
        <li key={moment}>{moment}</li>
      ))}
    </List>
  )
}
