import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { textLink } from '../../styles/mixins'
import { mediaQueries, maxWidth } from '../../styles/tokens'
import { RenderTreeContent } from '../mdx/RenderTreeContent'
import { ActionButtons } from '../ui/ActionButtons'
import { SectionHeader } from '../ui/SectionHeader'
import { FramedPicture } from '../ui/FramedPicture'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'

const Halves = styled.div({
  display: 'grid',
  gap: '2rem',
  [mediaQueries.desktop]: { gridTemplateColumns: '5fr 7fr', gap: '4rem', alignItems: 'start' },
})
const Text = styled.div({
  maxWidth: maxWidth.text,
  '& * + p, & ul, & ol': { marginTop: '1rem' },
  '& li + li': { marginTop: '0.4rem' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.2rem' },
  '& a': textLink,
})
const Art = styled(FramedPicture)({ marginTop: '2rem' })

/** A heading and a few paragraphs beside it. */
export function Prose({
  section: { id, tone, intro, markdown, illustration, actions },
  headingId,
}: SectionProps<Queries.ProseFragment>) {
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <Halves>
        <div>
          <SectionHeader intro={intro} id={headingId} />
          {illustration && <Art picture={illustration} sizes="(min-width: 64em) 30rem, 100vw" />}
        </div>
        <div>
          <Text>
            <RenderTreeContent tree={markdown} />
          </Text>
          <ActionButtons actions={actions} onPine={tone === 'pine'} />
        </div>
      </Halves>
    </Section>
  )
}

export const query = graphql`
  fragment Prose on ProseSection {
    id
    tone
    markdown
    intro {
      ...Intro
    }
    illustration: picture {
      ...Picture
    }
    actions {
      ...Action
    }
  }
`
