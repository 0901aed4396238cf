import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { mediaQueries } from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { cardGridStyles, ContentCard } from '../ui/ContentCard'
import { FinePrint } from '../ui/FinePrint'
import { SectionHeader } from '../ui/SectionHeader'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'

const Grid = styled('ul', { shouldForwardProp: name => name !== 'columns' })<{ columns: number }>(
  cardGridStyles,
  ({ columns }) => ({
    [mediaQueries.tablet]: {
      gridTemplateColumns: 'repeat(2, 1fr)',
      // A single card in the last row spans it.
      '& > li:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
    [mediaQueries.desktop]: {
      gridTemplateColumns: `repeat(${columns}, 1fr)`,
      '& > li:last-child:nth-of-type(odd)': { gridColumn: 'auto' },
    },
  }),
)

/** Cards side by side: boxed, or columns separated by hairlines. */
export function Cards({
  section: { id, tone, intro, look, perRow, items, note, actions },
  headingId,
}: SectionProps<Queries.CardsFragment>) {
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <SectionHeader intro={intro} id={headingId} />
      <Grid columns={perRow ?? 3}>
        {items.map(item => (
          <ContentCard
            key={item.title}
            {...item}
            id={item.place}
            points={item.ticks}
            price={item.cost?.text}
            opensByTitle={!items.some(({ link }) => link)}
            variant={look === 'ruled' ? 'ruled' : 'boxed'}
          />
        ))}
      </Grid>
      <FinePrint>{note}</FinePrint>
      <ActionButtons actions={actions} onPine={tone === 'pine'} />
    </Section>
  )
}

export const query = graphql`
  fragment Cards on CardsSection {
    id
    tone
    look
    perRow: columns
    note
    intro {
      ...Intro
    }
    items {
      place: id
      icon
      cover {
        ...Cover
      }
      reading
      stat
      title
      text
      ticks: points
      note
      cost: price {
        text
      }
      link {
        ...Action
      }
    }
    actions {
      ...Action
    }
  }
`
