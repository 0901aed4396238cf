import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { createColumns } from '../../styles/mixins'
import { color, fontFamily, mediaQueries, radius, fontSize } from '../../styles/tokens'
import { Eyebrow } from './Eyebrow'
import { Typeset } from './Typeset'

// Title and lead side by side; the lead begins with a column of the list below.
const Beside = styled('header', { shouldForwardProp: name => name !== 'columns' })<{ columns: number }>(
  ({ columns }) => ({
    [mediaQueries.desktop]: {
      display: 'grid',
      ...createColumns(columns),
      alignItems: 'baseline',
      '& > *': { gridColumn: `span ${Math.floor(columns / 2)}`, paddingInlineEnd: '1.5rem' },
      '& > div': { gridColumn: `span ${Math.ceil(columns / 2)}` },
      '& > p': { marginTop: 0 },
    },
  }),
)
/** Longest lead beside a title, per column of a page of twelve: about four lines. */
const longestLeadPerColumn = 36
// On wide screens the label is outside the flow, so that the first line of the header is that of its title, with which the
// lead or text beside it is aligned.
const Heading = styled.div({
  [mediaQueries.desktop]: {
    '&:has(> p:not(.badge))': { position: 'relative', paddingTop: '1.9rem' },
    '& > p:not(.badge)': { position: 'absolute', top: 0 },
  },
})
const Title = styled.h2({
  '* + &': { marginTop: '0.75rem' },
  [mediaQueries.desktop]: { 'p:not(.badge) + &': { marginTop: 0 } },
})
const Badge = styled.p({
  width: 'fit-content',
  padding: '0.25rem 0.8rem',
  borderRadius: radius.pill,
  background: color.mark,
  color: color.onMark,
  font: `600 ${fontSize.tiny}/1.5 ${fontFamily.text}`,
})
const Text = styled.p({
  maxWidth: '44rem',
  marginTop: '1rem',
  color: color.soft,
  fontSize: fontSize.lead,
  textWrap: 'balance',
  lineHeight: 1.5,
})

interface Props {
  intro: Queries.IntroFragment
  /** Id of the heading, referenced by the section’s aria-labelledby. */
  id?: string
  /** Number of columns below it; without it, the lead is below the title. */
  columns?: number
  className?: string
}

/** The heading block of a section. */
export function SectionHeader({ intro, id, columns, className }: Props) {
  const columnsOfLead = columns && (Math.floor(columns / 2) * 12) / columns
  const isBeside = columnsOfLead && intro.text && intro.text.length <= columnsOfLead * longestLeadPerColumn
  const parts = (
    <>
      <Heading>
        <Eyebrow>{intro.eyebrow}</Eyebrow>
        {intro.badge && <Badge className="badge">{intro.badge}</Badge>}
        <Title id={id}>
          <Typeset inHeading>{intro.title}</Typeset>
        </Title>
      </Heading>
      {intro.text && (
        <Text>
          <Typeset>{intro.text}</Typeset>
        </Text>
      )}
    </>
  )
  return isBeside ? (
    <Beside columns={columns} className={className}>
      {parts}
    </Beside>
  ) : (
    <header className={className}>{parts}</header>
  )
}

export const query = graphql`
  fragment Intro on Intro {
    eyebrow
    badge
    title
    text
  }
`
