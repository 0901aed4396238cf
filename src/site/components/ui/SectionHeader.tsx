import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { createColumns } from '../../styles/mixins'
import { color, fontFamily, mediaQueries, radius, fontSize } from '../../styles/tokens'
import { Eyebrow } from './Eyebrow'
import { Typeset } from './Typeset'

// Title and lead side by side on wide screens; the lead begins where a column of the content below begins.
const Beside = styled('header', { shouldForwardProp: name => name !== 'columns' })<{ columns: number }>(
  ({ columns }) => ({
    [mediaQueries.desktop]: {
      display: 'grid',
      ...createColumns(columns),
      alignItems: 'baseline',
      '& > *': { gridColumn: `span ${Math.floor(columns / 2)}`, paddingInlineEnd: '1rem' },
      '& > div': { gridColumn: `span ${Math.ceil(columns / 2)}` },
      '& > p': { marginTop: 0 },
    },
  }),
)
/** Characters of a title, and of a lead, that fit on a line for each twelfth of the page’s width. */
const lineOfTitlePerColumn = 4.5
const lineOfLeadPerColumn = 10
/** Maximum lines of a lead beside a title: fewer if the title has one line, below which the space would stay empty. */
const mostLinesBeside = { oneLine: 2, longer: 4 }
// On wide screens the label above the title is outside the flow, so that the first line of the header is that of the
// title, with which the lead or text beside it is aligned.
const Heading = styled.div({
  [mediaQueries.desktop]: {
    '&:has(> p:not(.badge))': { position: 'relative', paddingTop: '1.9rem' },
    '& > p:not(.badge)': { position: 'absolute', top: 0 },
  },
})
const Title = styled('h2', { shouldForwardProp: name => name !== 'quiet' })<{ quiet: boolean }>(
  {
    '* + &': { marginTop: '0.75rem' },
    [mediaQueries.desktop]: { 'p:not(.badge) + &': { marginTop: 0 } },
  },
  ({ quiet }) => quiet && { [mediaQueries.desktop]: { fontSize: '2rem' } },
)
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
  /** Number of columns of the content below; without it, the lead is below the title. */
  columns?: number
  /** Whether the title is smaller on wide screens, for secondary sections: steps, lists, related pages. */
  quiet?: boolean
  className?: string
}

/** The heading block of a section. */
export function SectionHeader({ intro, id, columns, quiet = false, className }: Props) {
  const columnsOfLead = columns && (Math.floor(columns / 2) * 12) / columns
  const isBeside = columnsOfLead && intro.text && fitsBeside(intro.title, intro.text, columnsOfLead)
  const parts = (
    <>
      <Heading>
        <Eyebrow>{intro.eyebrow}</Eyebrow>
        {intro.badge && <Badge className="badge">{intro.badge}</Badge>}
        <Title id={id} quiet={quiet}>
          <Typeset inHeading>{intro.title}</Typeset>
        </Title>
      </Heading>
      <Typeset as={Text}>{intro.text}</Typeset>
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

function fitsBeside(title: string, lead: string, columnsOfLead: number): boolean {
  const isOneLine = title.length <= (12 - columnsOfLead) * lineOfTitlePerColumn
  const lines = isOneLine ? mostLinesBeside.oneLine : mostLinesBeside.longer
  return lead.length <= lines * columnsOfLead * lineOfLeadPerColumn
}

export const query = graphql`
  fragment Intro on Intro {
    eyebrow
    badge
    title
    text
  }
`
