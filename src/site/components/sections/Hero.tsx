import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { container, eyebrow, pineSurface } from '../../styles/mixins'
import { color, font, fontSize } from '../../styles/tokens'
import { Breadcrumb } from '../layout/Breadcrumb'
import { SearchForm } from '../ui/SearchForm'
import { ActionButtons } from '../ui/ActionButtons'
import { PageHeaderPicture } from '../ui/PageHeaderPicture'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Ground = styled.section({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  ...pineSurface,
})
const Inside = styled.div({ ...container, paddingBlock: 'clamp(1.75rem, 3vw, 2.5rem) clamp(3.5rem, 7vw, 6rem)' })
const Words = styled.div({ maxWidth: '42rem', paddingTop: 'clamp(1.25rem, 3vw, 2.5rem)' })
const Display = styled.p({
  font: `420 clamp(5rem, 16vw, 11rem)/0.9 ${font.display}`,
  color: color.accent,
  marginBottom: '1.5rem',
})
const Eyebrow = styled.p({ ...eyebrow, marginBottom: '1rem' })
const Lead = styled.p({
  marginTop: '1.5rem',
  maxWidth: '36rem',
  color: color.soft,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
})
const Text = styled.p({ marginTop: '1rem', maxWidth: '36rem', color: color.soft })
const Field = styled(SearchForm)({ marginTop: '2rem' })
const Note = styled.p({ marginTop: '1.25rem', maxWidth: '36rem', color: color.soft, fontSize: fontSize.small })

/** The opening of a page: trail, the one h1, what the reader finds, where to go next. */
export function Hero({ section, page }: SectionProps<Queries.HeroFragment>) {
  return (
    <Ground aria-labelledby="title">
      <PageHeaderPicture picture={section.picture} eager />
      <Inside>
        <Breadcrumb page={page} />
        <Words>
          {section.display && <Display aria-hidden>{section.display}</Display>}
          {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
          <h1 id="title">
            <Typeset>{section.title}</Typeset>
          </h1>
          <Lead>
            <Typeset>{section.lead}</Typeset>
          </Lead>
          {section.text && (
            <Text>
              <Typeset>{section.text}</Typeset>
            </Text>
          )}
          <ActionButtons actions={section.actions} onPine />
          {section.searchPath && <Field action={section.searchPath} label={section.search} />}
          {section.note && (
            <Note>
              <Typeset>{section.note}</Typeset>
            </Note>
          )}
        </Words>
      </Inside>
    </Ground>
  )
}

export const query = graphql`
  fragment Hero on HeroSection {
    display
    eyebrow
    title
    lead
    text
    note
    search
    searchPath
    actions {
      ...Action
    }
    picture {
      ...Picture
    }
  }
`
