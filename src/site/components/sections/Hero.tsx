import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { container, eyebrow, pineRoles } from '../../styles/mixins'
import { color, enlargedTextQuery, font, fontSize, mediaQueries } from '../../styles/tokens'
import { Breadcrumb } from '../layout/Breadcrumb'
import { SearchForm } from '../ui/SearchForm'
import { ActionButtons } from '../ui/ActionButtons'
import { PageHeaderPicture } from '../ui/PageHeaderPicture'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Ground = styled.section({
  position: 'relative',
  // Over the bar for booking, which shows under it.
  zIndex: 11,
  overflow: 'hidden',
  background: color.pine,
})
const Inside = styled.div({ ...container, paddingBlock: 'clamp(1rem, 2vw, 1.75rem) clamp(2rem, 5vw, 4rem)' })
const Halves = styled(Inside)({
  [mediaQueries.desktop]: {
    display: 'grid',
    gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 6fr)',
    columnGap: '3.5rem',
  },
})
const Copy = styled.div(pineRoles)
const Words = styled.div({ maxWidth: '42rem', paddingTop: 'clamp(0.5rem, 1.5vw, 1.25rem)' })
const Display = styled.p({
  font: `420 clamp(5rem, 14vw, 9rem)/0.9 ${font.display}`,
  color: color.accent,
  marginBottom: '1rem',
})
const Eyebrow = styled.p({ ...eyebrow, marginBottom: '0.6rem' })
const Lead = styled.p({
  marginTop: '1rem',
  maxWidth: '36rem',
  color: color.soft,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
})
const Proof = styled.dl({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  marginTop: 'clamp(1.25rem, 2.5vw, 2rem)',
  paddingTop: '0.9rem',
  borderTop: `1px solid ${color.line}`,
  [enlargedTextQuery]: { gridAutoFlow: 'row' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { color: color.soft, fontSize: '0.75rem', lineHeight: 1.35 },
  '& dd': { font: `460 1.125rem/1.25 ${font.display}`, marginBottom: '0.2rem' },
  [mediaQueries.tablet]: {
    gap: '1.5rem',
    '& dt': { fontSize: fontSize.tiny },
    '& dd': { fontSize: '1.625rem' },
  },
})
const Field = styled(SearchForm)({ marginTop: '1.5rem' })
const Small = styled.p({ marginTop: '1rem', maxWidth: '36rem', color: color.soft, fontSize: fontSize.small })

/** The opening of a page: trail, the one h1, what the reader finds, where to go next, and what speaks for it. */
export function Hero({ section, page, beside }: SectionProps<Queries.HeroFragment>) {
  const Columns = beside ? Halves : Inside
  return (
    <Ground aria-labelledby="title">
      <PageHeaderPicture picture={section.picture} eager />
      <Columns>
        <Copy>
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
            <ActionButtons actions={section.actions} onPine />
            {section.searchPath && <Field action={section.searchPath} label={section.search} />}
            {section.proof && (
              <Proof>
                {section.proof.map(({ value, label }) => (
                  <div key={label}>
                    <dt>
                      <Typeset>{label}</Typeset>
                    </dt>
                    <dd>
                      <Typeset>{value}</Typeset>
                    </dd>
                  </div>
                ))}
              </Proof>
            )}
            {[section.text, section.note].map(
              words =>
                words && (
                  <Small key={words}>
                    <Typeset>{words}</Typeset>
                  </Small>
                ),
            )}
          </Words>
        </Copy>
        {beside}
      </Columns>
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
    proof {
      value
      label
    }
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
