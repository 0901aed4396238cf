import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { twoColumnHalves } from '../../styles/mixins'
import { color, fontFamily, columnGap, mediaQueries, phoneQuery, fontSize } from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { FinePrint } from '../ui/FinePrint'
import { SectionHeader } from '../ui/SectionHeader'
import { PictureOrCoverFigure } from '../ui/PictureOrCoverFigure'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Halves = styled.div({
  ...twoColumnHalves,
  rowGap: '1.5rem',
  // The title stays beside a long list.
  '& > :first-child': { [mediaQueries.desktop]: { position: 'sticky', top: '6rem' } },
})
const Stack = styled.div({ display: 'grid', gap: '1.5rem', [mediaQueries.desktop]: { gap: '3rem' } })
const gridStyle = { display: 'grid', gap: `1.5rem ${columnGap}` }
// What phones show and what they fold are one grid from tablets on.
const Grid = styled.div({
  ...gridStyle,
  '& ul': gridStyle,
  '& li': { paddingTop: '0.9rem', borderTop: `1px solid ${color.line}` },
  '& > .fold': { marginTop: 0 },
  '& + p': { marginTop: '1.5rem' },
  [mediaQueries.tablet]: {
    '&:not(.rows)': { gridTemplateColumns: '1fr 1fr' },
    '& ul, & > .fold, & > .fold::details-content': { display: 'contents' },
    '&.rows': { rowGap: '0.9rem' },
    '&.rows li': { display: 'grid', gridTemplateColumns: '5fr 6fr', columnGap, alignItems: 'baseline' },
  },
  [mediaQueries.desktop]: { '&.wide': { gridTemplateColumns: 'repeat(auto-fill, minmax(21%, 1fr))', rowGap: '2rem' } },
})
/** How many benefits phones show; they fold the others. */
const shownOnPhones = 2
const Title = styled.strong({
  display: 'block',
  color: color.ink,
  font: `500 1.125rem/1.3 ${fontFamily.display}`,
  textWrap: 'balance',
})
const Text = styled.span({
  display: 'block',
  marginTop: '0.4rem',
  color: color.soft,
  fontSize: fontSize.small,
  textWrap: 'balance',
})
// Beside the list, with the sizes and gaps of the first figure of a StatList.
const Figure = styled.div({
  marginTop: '1.5rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${color.line}`,
  '& > strong': { marginTop: '0.75rem', font: `460 ${fontSize.h3}/1.25 ${fontFamily.display}` },
  [phoneQuery]: { '& > strong, & > p': { marginTop: '0.375rem' } },
})
const Number = styled.span({
  display: 'block',
  color: color.accent,
  font: `460 min(12vw, 5.25rem)/1.1 ${fontFamily.display}`,
})
const Art = styled(PictureOrCoverFigure)({ marginTop: '2rem' })

/**
 * Benefits under hairlines: two columns or rows beside a heading with a figure, a drawing or a button; four columns below
 * any other heading.
 */
export function Benefits({
  section: { id, tone, look, intro, items, note, illustration, cover, reading, actions },
  headingId,
}: SectionProps<Queries.BenefitsFragment>) {
  const { t } = useTranslation()
  const numbers = items.filter(({ stat }) => stat)
  const benefits = items.filter(({ stat }) => !stat)
  const isRows = look === 'rows'
  const isHeadingAlone = !isRows && !illustration && !cover && !actions && !numbers.length
  const Parts = isHeadingAlone ? Stack : Halves
  const shown = benefits.slice(0, shownOnPhones)
  const folded = benefits.slice(shownOnPhones)
  return (
    <Section id={id} tone={tone} headingId={headingId}>
      <Parts>
        <div>
          <SectionHeader intro={intro} id={headingId} columns={isHeadingAlone ? 2 : undefined} />
          {numbers.length > 0 && (
            <div>
              {numbers.map(({ stat, title, detail }) => (
                <Figure key={title}>
                  <Typeset as={Number}>{stat}</Typeset>
                  <Typeset as={Title}>{title}</Typeset>
                  <FinePrint>{detail}</FinePrint>
                </Figure>
              ))}
              <FinePrint>{note}</FinePrint>
            </div>
          )}
          <Art
            picture={illustration}
            cover={cover}
            reading={reading}
            sizes="(min-width: 64em) max(34.5rem, 34vw), 100vw"
          />
          <ActionButtons actions={actions} />
        </div>
        <div>
          <Grid className={isRows ? 'rows' : isHeadingAlone ? 'wide' : undefined}>
            <BenefitList benefits={shown} />
            {folded.length > 0 && (
              <FoldOnPhones label={t('fold.rest')} subject={intro.title} count={folded.length}>
                <BenefitList benefits={folded} />
              </FoldOnPhones>
            )}
          </Grid>
          {!numbers.length && !actions && <FinePrint>{note}</FinePrint>}
        </div>
        {!numbers.length && actions && note && (
          <div>
            <FinePrint>{note}</FinePrint>
          </div>
        )}
      </Parts>
    </Section>
  )
}

function BenefitList({ benefits }: { benefits: Queries.BenefitsFragment['items'] }) {
  return (
    <ul>
      {benefits.map(({ title, detail }) => (
        <li key={title}>
          <Typeset as={Title}>{title}</Typeset>
          <Typeset as={Text}>{detail}</Typeset>
        </li>
      ))}
    </ul>
  )
}

export const query = graphql`
  fragment Benefits on BenefitsSection {
    id
    tone
    look
    note
    intro {
      ...Intro
    }
    items {
      stat
      title
      detail: text
    }
    illustration: picture {
      ...Picture
    }
    cover {
      ...Cover
    }
    reading
    actions {
      ...Action
    }
  }
`
