import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { eyebrow } from '../../styles/mixins'
import { color, fontFamily, radius, fontSize } from '../../styles/tokens'
import { Typeset } from './Typeset'

const Block = styled.header({
  maxWidth: '44rem',
  '& h2': { marginTop: '0.75rem' },
  '& h2:first-of-type': { marginTop: 0 },
  '& p + h2:first-of-type': { marginTop: '0.75rem' },
})
const Eyebrow = styled.p(eyebrow)
const Badge = styled.p({
  display: 'inline-block',
  padding: '0.25rem 0.8rem',
  borderRadius: radius.pill,
  background: color.mark,
  color: color.onMark,
  font: `600 ${fontSize.tiny}/1.5 ${fontFamily.text}`,
})
const Text = styled.p({ marginTop: '1rem', color: color.soft, fontSize: fontSize.lead, lineHeight: 1.5 })

interface Props {
  intro: Queries.IntroFragment
  /** Id of the heading, referenced by the section’s aria-labelledby. */
  id: string
  className?: string
}

/** The heading block of a section. */
export function SectionHeader({ intro, id, className }: Props) {
  return (
    <Block className={className}>
      {intro.eyebrow && <Eyebrow>{intro.eyebrow}</Eyebrow>}
      {intro.badge && <Badge>{intro.badge}</Badge>}
      <h2 id={id}>
        <Typeset inHeading>{intro.title}</Typeset>
      </h2>
      <Typeset as={Text}>{intro.text}</Typeset>
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
