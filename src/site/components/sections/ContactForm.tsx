import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useSearchParamValue } from '../../hooks/useSearchParamValue'
import { createStepItemStyles, pineRoles, referenceLink, stepRingDiameter } from '../../styles/mixins'
import { color, h3LineHeight, fontSize, radius, boxPadding } from '../../styles/tokens'
import { BuiltInContactForm } from '../forms/BuiltInContactForm'
import { ProviderFormWithBuiltInFallback } from '../forms/ProviderFormWithBuiltInFallback'
import { RenderTreeContent } from '../mdx/RenderTreeContent'
import { Disclosure } from '../ui/Disclosure'
import { Typeset } from '../ui/Typeset'
import type { SectionProps } from './types'

const Card = styled.section({
  marginTop: '1.5rem',
  padding: boxPadding,
  borderRadius: radius.card,
  background: color.surface,
  // Quieter than the button.
  '& a': referenceLink,
})
const Small = styled.div({ color: color.soft, fontSize: fontSize.small, '& > p': { marginTop: '0.35rem' } })
const Field = styled.div({ marginBlock: '1.25rem 1.5rem' })
const stepGap = '1.25rem'
const Steps = styled.ol({
  ...pineRoles,
  display: 'grid',
  gap: stepGap,
  alignContent: 'start',
  marginBlock: '2rem 1.5rem',
  '& > li': createStepItemStyles(stepGap),
  // The way from the message to the call.
  '& > :is(:first-child, :last-child)::before': { borderColor: color.accent },
  '& > :last-child::before': { background: color.accent, color: color.pine },
  // The first line is beside the middle of the ring.
  '& h3': { paddingTop: `calc((${stepRingDiameter} - ${h3LineHeight}) / 2)` },
  '& p': { marginTop: '0.2rem', color: color.soft, fontSize: fontSize.small },
})

/**
 * The contact form (the provider’s or the site’s own) with the privacy notice below it, and the next steps beside it.
 * Rendered inside the page’s hero.
 */
export function ContactForm({ section, page, headingId }: SectionProps<Queries.ContactFormFragment>) {
  const { id, intro, following, collection, services, frame, frameScript } = section
  const wanted = useSearchParamValue('service')
  const service = services.find(({ id }) => id === wanted)
  return (
    <>
      <Card id={id ?? undefined} aria-labelledby={headingId}>
        <Typeset as="h2" id={headingId}>
          {service?.name ?? intro.title}
        </Typeset>
        {intro.text && (
          <Small>
            <Typeset as="p">{intro.text}</Typeset>
          </Small>
        )}
        <Field>
          <ProviderFormWithBuiltInFallback
            provider={frame ? { url: frame, script: frameScript, services: services.map(({ id }) => id) } : null}
          >
            <BuiltInContactForm
              section={section}
              service={service?.id}
              email={page.practice.email}
              smsTerms={<RenderTreeContent tree={section.sms.markdown} />}
            />
          </ProviderFormWithBuiltInFallback>
        </Field>
        <Disclosure summary={<Typeset>{collection.title}</Typeset>}>
          <Small>
            <RenderTreeContent tree={collection.markdown} />
          </Small>
        </Disclosure>
      </Card>
      {following && (
        <Steps>
          {following.map(({ title, text }) => (
            <li key={title}>
              <Typeset as="h3">{title}</Typeset>
              <Typeset as="p">{text}</Typeset>
            </li>
          ))}
        </Steps>
      )}
    </>
  )
}

export const query = graphql`
  fragment ContactForm on ContactFormSection {
    id
    intro {
      ...Intro
    }
    following: steps {
      title
      text
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
    asksForTimes
    frame
    frameScript
    endpoint
  }
`
