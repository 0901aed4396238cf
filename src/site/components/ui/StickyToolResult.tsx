import styled from '@emotion/styled'
import { color, enlargedTextQuery, fontFamily, fontSize, radius } from '../../styles/tokens'
import { Typeset } from './Typeset'

// Up to tablets, where the result is below the form: what each choice changes stays in view, under the header where that
// shows.
const Line = styled.p({
  display: 'none',
  '@media screen and (max-width: 63.99em)': {
    display: 'flex',
    gridColumn: '1 / -1',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '1rem',
    position: 'sticky',
    top: 0,
    zIndex: 1,
    margin: 'calc(-1 * var(--panel-padding)) calc(-1 * var(--panel-padding)) 0',
    padding: '0.7rem var(--panel-padding)',
    background: color.surface,
    borderBottom: `1px solid ${color.line}`,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
    fontSize: fontSize.small,
    'form:has(:invalid) &': { visibility: 'hidden' },
    '& ~ *, & ~ * *': { scrollMarginTop: '4rem' },
    '& > b': { color: color.ink, font: `480 ${fontSize.h3}/1.2 ${fontFamily.display}`, whiteSpace: 'nowrap' },
  },
  '@media (min-width: 20em) and (min-height: 30em)': { 'html:not([data-down]) &': { top: '4rem' } },
  [enlargedTextQuery]: { '&&': { position: 'static', flexWrap: 'wrap' } },
})

/**
 * The result shown, at the top of the form while it scrolls; hidden from screen readers, as the result announces itself.
 * The form has its padding as `--panel-padding`.
 */
export function StickyToolResult({ name, value }: { name?: string; value: string }) {
  return (
    <Line aria-hidden>
      {name}
      <b>
        <Typeset>{value}</Typeset>
      </b>
    </Line>
  )
}
