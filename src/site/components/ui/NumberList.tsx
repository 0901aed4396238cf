import styled from '@emotion/styled'
import { color, fontFamily, fontSize, mediaQueries, underHeading } from '../../styles/tokens'
import { FinePrint } from './FinePrint'
import { FoldOnPhones } from './FoldOnPhones'
import { Typeset } from './Typeset'

const List = styled.ul({
  display: 'grid',
  gap: '0.75rem',
  marginTop: underHeading,
  [mediaQueries.tablet]: { grid: 'auto / auto minmax(0, 1fr)', gap: '1.75rem 2.5rem' },
  [mediaQueries.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) auto minmax(0, 5fr)' },
})
const Number = styled.p({
  color: color.accent,
  font: `460 clamp(2rem, 1.1rem + 1.9vw, 2.6rem)/1.1 ${fontFamily.display}`,
  [mediaQueries.tablet]: { gridRow: '1 / span 3', whiteSpace: 'nowrap' },
})
const Item = styled('li', { shouldForwardProp: name => name !== 'others' })<{ others: number }>(
  {
    position: 'relative',
    '--inset': '1rem 0 0',
    paddingTop: '1rem',
    borderTop: `1px solid ${color.line}`,
    breakInside: 'avoid',
    '&&:first-of-type > p:first-of-type': { fontSize: 'clamp(3rem, 6.8vw, 6rem)' },
  },
  ({ others }) => ({
    [mediaQueries.tablet]: {
      paddingTop: '1.25rem',
      display: 'grid',
      grid: 'auto / subgrid',
      gridColumn: '1 / -1',
      alignItems: 'baseline',
      '& > * + *': { gridColumn: 2 },
    },
    [mediaQueries.desktop]: {
      gridColumn: '2 / -1',
      // The first is large, beside the rows of the others.
      '&:first-of-type': { display: 'block', gridArea: `1 / 1 / span ${others}`, paddingInlineEnd: '1.5rem' },
      '&:first-of-type > p:first-of-type': { marginBottom: '1.25rem' },
    },
  }),
)
const Text = styled.p({ marginTop: '0.4rem', color: color.soft, fontSize: fontSize.small })

interface Props {
  items: readonly { number: string; title: string; text?: string | null; note?: string | null }[]
}

/** Figures with what they mean: the first large, the others in rows beside it. */
export function NumberList({ items }: Props) {
  return (
    <List>
      {items.map(({ number, title, text, note }) => (
        <Item key={title} others={items.length - 1}>
          <Number>
            <Typeset>{number}</Typeset>
          </Number>
          <h3>
            <Typeset>{title}</Typeset>
          </h3>
          {text && (
            <FoldOnPhones subject={title} byTitle>
              <Typeset as={Text}>{text}</Typeset>
            </FoldOnPhones>
          )}
          <FinePrint>{note}</FinePrint>
        </Item>
      ))}
    </List>
  )
}
