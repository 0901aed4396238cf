import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { eyebrow } from '../../styles/mixins'
import { color, fontFamily, radius, fontSize } from '../../styles/tokens'
import { Typeset } from './Typeset'

// Title and lead are side by side if both fit, otherwise stacked.
const Block = styled.header({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: '3rem',
  '& > div': { flex: '1 1 36rem' },
})
const Title = styled.h2({ 'p + &': { marginTop: '0.75rem' } })
const Eyebrow = styled.p(eyebrow)
const Badge = styled.p({
  display: 'inline-block',
  padding: '0.25rem 0.8rem',
  borderRadius: radius.pill,
  background: color.mark,
  color: color.onMark,
  font: `600 ${fontSize.tiny}/1.5 ${fontFamily.text}`,
})
const Text = styled.p({
  flex: '1 1 26rem',
  maxWidth: '44rem',
  marginTop: '1rem',
  color: color.soft,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
})

interface Props {
  intro: Queries.IntroFragment
  /** Id of the heading, referenced by the section’s aria-labelledby. */
  id?: string
  className?: string
}

/** The heading block of a section. */
export function SectionHeader({ intro, id, className }: Props) {
  return (
    <Block className={className}>
      <div>
        <Typeset as={Eyebrow}>{intro.eyebrow}</Typeset>
        {intro.badge && <Badge>{intro.badge}</Badge>}
        <Title id={id}>
          <Typeset inHeading>{intro.title}</Typeset>
        </Title>
      </div>
      {intro.text && (
        <Text>
          <Typeset>{intro.text}</Typeset>
        </Text>
      )}
    </Block>
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
