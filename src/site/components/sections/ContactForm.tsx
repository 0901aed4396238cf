import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { textLink } from '../../styles/mixins'
import { color, mediaQueries, fontSize } from '../../styles/tokens'
import { BuiltInContactForm } from '../forms/BuiltInContactForm'
import { ProviderFormWithFallback } from '../forms/ProviderFormWithFallback'
import { RenderTreeContent } from '../mdx/RenderTreeContent'
import { SectionHeader } from '../ui/SectionHeader'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'

const Columns = styled.div({
  display: 'grid',
  gap: '2.5rem',
  marginTop: '2.5rem',
  [mediaQueries.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: '3.5rem' },
})
const Notice = styled.aside({
  alignSelf: 'start',
  color: color.soft,
  fontSize: fontSize.small,
  '& h3': { marginBottom: '0.75rem', fontSize: fontSize.h3 },
  '& p + p': { marginTop: '0.75rem' },
  '& a': textLink,
  [mediaQueries.desktop]: { paddingInlineStart: '2rem', borderInlineStart: `1px solid ${color.line}` },
})
const Terms = styled.div({ '& a': textLink })

/** The contact form, the provider’s or the site’s own, with the notice about personal information beside it. */
export function ContactForm({ section, page, headingId }: SectionProps<Queries.ContactFormFragment>) {
  const { id, tone, intro, collection, services, frame, frameScript, endpoint, language, reply, sms } = section
  const terms = (
    <Terms>
      <RenderTreeContent tree={sms.markdown} />
    </Terms>
  )
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <SectionHeader intro={intro} id={headingId} />
      <Columns>
        <ProviderFormWithFallback address={frame} script={frameScript} language={language} services={services}>
          <BuiltInContactForm
            endpoint={endpoint}
            email={page.practice.email}
            services={services}
            reply={reply}
            sms={{ consent: sms.consent, terms }}
          />
        </ProviderFormWithFallback>
        <Notice aria-labelledby={`${headingId}-notice`}>
          <h3 id={`${headingId}-notice`}>{collection.title}</h3>
          <RenderTreeContent tree={collection.markdown} />
        </Notice>
      </Columns>
    </Section>
  )
}

export const query = graphql`
  fragment ContactForm on ContactFormSection {
    id
    tone
    language
    intro {
      ...Intro
    }
    collection {
      title
      markdown
    }
    reply
    sms {
      consent
      markdown
    }
    services {
      id
      name
    }
    frame
    frameScript
    endpoint
  }
`
