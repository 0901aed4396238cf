import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { container, createColumns, eyebrow } from '../../styles/mixins'
import { color, fontFamily, fontSize, mediaQueries } from '../../styles/tokens'
import { StandaloneButtonLink } from '../ui/Button'
import { FinePrint } from '../ui/FinePrint'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Band = styled.section({ borderBlock: `1px solid ${color.line}` })
const Inside = styled.div({
  ...container,
  display: 'grid',
  gap: '1.25rem 3rem',
  alignItems: 'center',
  paddingBlock: '2.25rem',
  // The button is on the line of the title.
  [mediaQueries.tablet]: { gridTemplateColumns: '1fr auto', '& > a': { gridArea: '1 / 2' } },
})
const Heading = styled.h2(eyebrow)
const List = styled.dl({
  display: 'grid',
  gap: '0.75rem',
  gridColumn: '1 / -1',
  [mediaQueries.desktop]: { '&:has(> :nth-child(2))': createColumns(2) },
})
// The number beside its label, in one size: large figures belong to the sections above.
const Item = styled.div({
  display: 'grid',
  gridTemplateColumns: '4rem 1fr',
  paddingTop: '1rem',
  borderTop: `1px solid ${color.line}`,
  color: color.ink,
  font: `480 ${fontSize.h3}/1.25 ${fontFamily.display}`,
})
const Value = styled.dd({ gridArea: '1 / 1' })
const Label = styled.dt({ '& > p': { marginTop: '0.375rem', fontFamily: fontFamily.text, fontWeight: 400 } })

/** A band with one to three commitments and a button. */
export function CommitmentsBanner({
  section: { id, heading, items, action },
  headingId,
}: SectionProps<Queries.BannerFragment>) {
  return (
    <Band id={id ?? undefined} aria-labelledby={heading ? headingId : undefined}>
      <Inside>
        {heading && (
          <Heading id={headingId}>
            <Typeset>{heading}</Typeset>
          </Heading>
        )}
        <List>
          {items.map(({ value, label, note }) => (
            <Item key={label}>
              <Label>
                <Typeset>{label}</Typeset>
                <FinePrint>{note}</FinePrint>
              </Label>
              <Value>{value}</Value>
            </Item>
          ))}
        </List>
        <StandaloneButtonLink {...action} look="outlined" />
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
