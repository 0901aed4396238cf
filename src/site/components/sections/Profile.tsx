import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { textLink } from '../../styles/mixins'
import { color, mediaQueries, radius, fontSize } from '../../styles/tokens'
import { RenderTreeContent } from '../mdx/RenderTreeContent'
import { SectionHeader } from '../ui/SectionHeader'
import { Link } from '../ui/Link'
import { FramedPicture } from '../ui/FramedPicture'
import { Section } from '../ui/Section'
import { CheckmarkListItem } from '../ui/CheckmarkListItem'
import type { SectionProps } from './types'

const Card = styled.div({
  display: 'grid',
  marginTop: '3rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
  [mediaQueries.desktop]: { gridTemplateColumns: '4fr 8fr' },
})
const Art = styled(FramedPicture)({ aspectRatio: 'auto', minHeight: '14rem', height: '100%', borderRadius: 0 })
const Words = styled.div({ padding: 'clamp(1.5rem, 3vw, 2.5rem)', '& :is(h3, p) + p': { marginTop: '0.75rem' } })
const Role = styled.p({ color: color.soft })
const Points = styled.ul({ display: 'grid', gap: '0.6rem', margin: '1.5rem 0', fontSize: fontSize.small })
const More = styled(Link)(textLink)

/** The card of the founder; it bears a name only when practice.json has one. */
export function Profile({
  section: { id, tone, intro, role, markdown, points, picture, link, founder },
  headingId,
}: SectionProps<Queries.ProfileFragment>) {
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <SectionHeader intro={intro} id={headingId} />
      <Card>
        <Art picture={picture} sizes="(min-width: 64em) 24rem, 100vw" />
        <Words>
          <h3>{founder?.name ?? role}</h3>
          {founder && <Role>{founder.role}</Role>}
          <RenderTreeContent tree={markdown} />
          <Points>
            {points.map(point => (
              <CheckmarkListItem key={point}>{point}</CheckmarkListItem>
            ))}
          </Points>
          {link && (
            <More to={link.to} fullLoad={link.fullLoad}>
              {link.label}
            </More>
          )}
        </Words>
      </Card>
    </Section>
  )
}

export const query = graphql`
  fragment Profile on ProfileSection {
    id
    tone
    role
    markdown
    points
    intro {
      ...Intro
    }
    picture {
      ...Picture
    }
    link {
      ...Action
    }
    founder {
      name
      role
    }
  }
`
