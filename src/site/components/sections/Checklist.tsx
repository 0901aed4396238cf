import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { color, mediaQueries, fontSize } from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { FinePrint } from '../ui/FinePrint'
import { SectionHeader } from '../ui/SectionHeader'
import { Illustration } from '../ui/Illustration'
import { Section } from '../ui/Section'
import { CheckmarkListItem } from '../ui/CheckmarkListItem'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Halves = styled.div({
  display: 'grid',
  gap: '1rem',
  [mediaQueries.desktop]: { gridTemplateColumns: '5fr 7fr', gap: '4rem', alignItems: 'start' },
})
const List = styled.ul({
  display: 'grid',
  gap: '1.5rem 2rem',
  [mediaQueries.tablet]: { gridTemplateColumns: '1fr 1fr' },
})
const Title = styled.strong({ display: 'block', color: color.ink, fontWeight: 650 })
const Text = styled.span({ display: 'block', marginTop: '0.2rem', color: color.soft, fontSize: fontSize.small })
const Art = styled(Illustration)({ marginTop: '2rem' })

/** Benefits with a tick each, in two columns beside their heading. */
export function Checklist({
  section: { id, tone, intro, items, note, illustration, cover, actions },
  headingId,
}: SectionProps<Queries.ChecklistFragment>) {
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <Halves>
        <div>
          <SectionHeader intro={intro} id={headingId} />
          <Art picture={illustration} cover={cover} sizes="(min-width: 64em) 30rem, 100vw" />
          <ActionButtons actions={actions} onPine={tone === 'pine'} />
        </div>
        <div>
          <FoldOnPhones subject={intro.title} count={items.length}>
            <List>
              {items.map(({ title, detail }) => (
                <CheckmarkListItem key={title}>
                  <Title>
                    <Typeset>{title}</Typeset>
                  </Title>
                  {detail && (
                    <Text>
                      <Typeset>{detail}</Typeset>
                    </Text>
                  )}
                </CheckmarkListItem>
              ))}
            </List>
          </FoldOnPhones>
          <FinePrint>{note}</FinePrint>
        </div>
      </Halves>
    </Section>
  )
}

export const query = graphql`
  fragment Checklist on ChecklistSection {
    id
    tone
    note
    intro {
      ...Intro
    }
    items {
      title
      detail: text
    }
    illustration: picture {
      ...Picture
    }
    cover {
      ...Cover
    }
    actions {
      ...Action
    }
  }
`
