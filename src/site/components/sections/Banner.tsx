import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { container, pineSurface } from '../../styles/mixins'
import { color, fontFamily, fontSize, mediaQueries } from '../../styles/tokens'
import { ButtonLink } from '../ui/Button'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Band = styled.section({ ...pineSurface, background: color.pineRaised })
const Inside = styled.div({
  ...container,
  display: 'grid',
  gap: '1.25rem 3rem',
  alignItems: 'center',
  paddingBlock: '1.75rem',
  [mediaQueries.desktop]: { gridTemplateColumns: '1fr auto' },
})
const List = styled.dl({
  display: 'grid',
  gap: '1.25rem 2.5rem',
  [mediaQueries.desktop]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
})
// The number is before its label, on the same baseline.
const Item = styled.div({
  display: 'grid',
  gridTemplateColumns: '5.5rem 1fr',
  alignItems: 'baseline',
  '& > dd': { gridArea: '1 / 1' },
})
const Value = styled.dd({ color: color.onPine, font: `460 2rem/1.1 ${fontFamily.display}`, whiteSpace: 'nowrap' })
const Label = styled.dt({ color: color.onPine })
const Note = styled.span({ display: 'block', color: color.onPineSoft, fontSize: fontSize.tiny })
const Action = styled(ButtonLink)({ justifySelf: 'start' })

/** A dark band with commitments and a button. */
export function Banner({ section: { id, heading, items, action }, headingId }: SectionProps<Queries.BannerFragment>) {
  return (
    <Band id={id ?? undefined} aria-labelledby={heading ? headingId : undefined}>
      <Inside>
        {heading && (
          <h2 id={headingId} className="visually-hidden">
            {heading}
          </h2>
        )}
        <List>
          {items.map(({ value, label, note }) => (
            <Item key={label}>
              <Label>
                {label}
                <Typeset as={Note}>{note}</Typeset>
              </Label>
              <Value>{value}</Value>
            </Item>
          ))}
        </List>
        <Action to={action.to} fullLoad={action.fullLoad} look="outlined">
          {action.label}
        </Action>
      </Inside>
    </Band>
  )
}

export const query = graphql`
  fragment Banner on BannerSection {
    id
    heading: title
    items {
      value
      label
      note
    }
    action {
      ...Action
    }
  }
`
