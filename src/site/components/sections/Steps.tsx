import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { color, font, mediaQueries, fontSize } from '../../styles/tokens'
import { SectionHeader } from '../ui/SectionHeader'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const List = styled('ol', { shouldForwardProp: name => name !== 'columns' })<{ columns: number }>(({ columns }) => ({
  counterReset: 'step',
  display: 'grid',
  gap: '2rem',
  marginTop: '3rem',
  [mediaQueries.tablet]: { gridTemplateColumns: columns % 2 ? undefined : '1fr 1fr' },
  [mediaQueries.desktop]: { gridTemplateColumns: `repeat(${columns}, 1fr)` },
}))
const Item = styled.li({
  counterIncrement: 'step',
  paddingTop: '1.25rem',
  borderTop: `2px solid ${color.line}`,
  breakInside: 'avoid',
  '&::before': {
    content: 'counter(step)',
    display: 'block',
    marginBottom: '0.75rem',
    color: color.ink,
    font: `460 1.75rem/1 ${font.display}`,
  },
})
const Text = styled.p({ marginTop: '0.6rem', color: color.soft, fontSize: fontSize.small })
const Time = styled.p({ marginTop: '0.75rem', color: color.ink, fontWeight: 600, fontSize: fontSize.tiny })

/** A numbered way from start to end. */
export function Steps({ section: { id, tone, intro, items }, headingId }: SectionProps<Queries.StepsFragment>) {
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <SectionHeader intro={intro} id={headingId} />
      <List columns={items.length > 5 ? Math.ceil(items.length / 2) : items.length}>
        {items.map(({ title, text, time }) => (
          <Item key={title}>
            <h3>
              <Typeset>{title}</Typeset>
            </h3>
            <Text>
              <Typeset>{text}</Typeset>
            </Text>
            {time && (
              <Time>
                <Typeset>{time}</Typeset>
              </Time>
            )}
          </Item>
        ))}
      </List>
    </Section>
  )
}

export const query = graphql`
  fragment Steps on StepsSection {
    id
    tone
    intro {
      ...Intro
    }
    items {
      title
      text
      time
    }
  }
`
