import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { container } from '../../styles/mixins'
import { color, fontFamily, mediaQueries, fontSize } from '../../styles/tokens'
import { StatList } from '../ui/StatList'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Band = styled.section({ borderBottom: `1px solid ${color.line}` })
const Inside = styled.div({ ...container })
const List = styled.dl({
  display: 'grid',
  [mediaQueries.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
})
const Item = styled.div({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: '1.5rem 0',
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0 },
  [mediaQueries.tablet]: {
    padding: '2rem 1.5rem',
    borderTop: 0,
    borderInlineStart: `1px solid ${color.line}`,
    '&:first-of-type': { borderInlineStart: 0, paddingInlineStart: 0 },
  },
})
const Value = styled.dd({ color: color.ink, font: `460 clamp(2rem, 1.3rem + 1vw, 2.25rem)/1.1 ${fontFamily.display}` })
const Label = styled.dt({ marginTop: '0.4rem', color: color.text })
const Note = styled.span({
  display: 'block',
  marginTop: '0.25rem',
  color: color.soft,
  fontSize: fontSize.tiny,
  lineHeight: 1.45,
})

/** A band of numbers, separated by hairlines; with a heading, a section of its own. */
export function Stats({ section: { id, tone, opening, items }, headingId }: SectionProps<Queries.StatsFragment>) {
  if (opening) {
    return (
      <Section id={id} tone={tone} headingId={headingId} intro={opening}>
        <StatList equal items={items.map(({ value, label, note }) => ({ number: value, title: label, note }))} />
      </Section>
    )
  }
  return (
    <Band id={id ?? undefined}>
      <Inside>
        <List>
          {items.map(({ value, label, note }) => (
            <Item key={label}>
              <Label>
                {label}
                <Typeset as={Note}>{note}</Typeset>
              </Label>
              <Typeset as={Value}>{value}</Typeset>
            </Item>
          ))}
        </List>
      </Inside>
    </Band>
  )
}

export const query = graphql`
  fragment Stats on StatsSection {
    id
    tone
    opening: intro {
      ...Intro
    }
    items {
      value
      label
      note
    }
  }
`
