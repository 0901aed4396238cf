import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { formatPostalAddress } from '../../../shared/postalAddress'
import { color, mediaQueries, radius, fontSize, boxPadding } from '../../styles/tokens'
import { textLink } from '../../styles/mixins'
import { ButtonLink } from '../ui/Button'
import { CopyButton } from '../ui/CopyButton'
import { Link } from '../ui/Link'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Grid = styled.div({
  display: 'grid',
  gap: '1.25rem',
  [mediaQueries.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
})
const Box = styled.div({
  padding: boxPadding,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '& h2': { fontSize: fontSize.h3 },
})
const Text = styled.p({ marginTop: '0.5rem', color: color.soft, fontSize: fontSize.small })
const Rows = styled.dl({
  marginTop: '1.25rem',
  '& div': { padding: '0.7rem 0', borderTop: `1px solid ${color.line}` },
  '& dt': { color: color.soft, fontSize: fontSize.tiny },
  '& dd': { color: color.ink },
  '& a': { ...textLink, display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem' },
})
const Way = styled(Link)({ ...textLink, display: 'inline-block', padding: '0.4rem 0' })
const Buttons = styled.div({ display: 'grid', gap: '0.75rem', marginTop: '1.25rem' })
const Notice = styled.p({
  marginTop: '1.5rem',
  padding: `1.1rem ${boxPadding}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  fontSize: fontSize.small,
})

/** Contact details, hours, and three buttons: call, write, book. */
export function Contact({
  section: { id, tone, details, hours, quick, notice, practice },
}: SectionProps<Queries.ContactFragment>) {
  const { t } = useTranslation()
  const { address } = practice
  return (
    <Section id={id} tone={tone} label={details.title}>
      <Grid>
        <Box>
          <h2>{details.title}</h2>
          <Typeset as={Text}>{details.text}</Typeset>
          <Rows>
            <div>
              <dt>{t('channels.phoneLabel')}</dt>
              <dd>
                <Link to={`tel:${practice.phone}`}>{practice.phoneLabel}</Link>
                <CopyButton value={practice.phone} label={t('channels.copyPhone')} />
              </dd>
            </div>
            <div>
              <dt>{t('channels.emailLabel')}</dt>
              <dd>
                <Link to={`mailto:${practice.email}`}>{practice.email}</Link>
                <CopyButton value={practice.email} label={t('channels.copyEmail')} />
              </dd>
            </div>
            {address && (
              <div>
                <dt>{t('channels.addressLabel')}</dt>
                <dd>{formatPostalAddress(address)}</dd>
              </div>
            )}
            <div>
              <dt>{t('channels.areaLabel')}</dt>
              <dd>{practice.areaServed}</dd>
            </div>
          </Rows>
        </Box>
        <Box>
          <h2>{hours.title}</h2>
          <Typeset as={Text}>{hours.text}</Typeset>
          <Rows>
            {practice.hours.map(({ daysLabel, hoursLabel }) => (
              <div key={daysLabel}>
                <dt>{daysLabel}</dt>
                <dd>{hoursLabel}</dd>
              </div>
            ))}
            {practice.weekends && (
              <div>
                <dt>{t('channels.weekends')}</dt>
                <dd>{practice.weekends}</dd>
              </div>
            )}
            {practice.closures.map(({ label, from, daysLabel }) => (
              <div key={from}>
                <dt>{label}</dt>
                <dd>{t('channels.closed', { days: daysLabel })}</dd>
              </div>
            ))}
          </Rows>
          {hours.link && <Way to={hours.link.to}>{hours.link.label}</Way>}
        </Box>
        <Box>
          <h2>{quick.title}</h2>
          <Typeset as={Text}>{quick.text}</Typeset>
          <Buttons>
            <ButtonLink to={`tel:${practice.phone}`}>{t('channels.call')}</ButtonLink>
            <ButtonLink to={`mailto:${practice.email}`} look="quiet">
              {t('channels.write')}
            </ButtonLink>
            <ButtonLink to={practice.booking.to} look="quiet">
              {practice.booking.label}
            </ButtonLink>
          </Buttons>
        </Box>
      </Grid>
      <Typeset as={Notice}>{notice}</Typeset>
    </Section>
  )
}

export const query = graphql`
  fragment Contact on ContactSection {
    id
    tone
    notice
    details {
      title
      text
    }
    hours {
      title
      text
      link {
        ...Action
      }
    }
    quick {
      title
      text
    }
    practice {
      phone
      phoneLabel
      email
      booking {
        ...Action
      }
      weekends
      areaServed
      address {
        street
        city
        region
        postalCode
      }
      hours {
        daysLabel
        hoursLabel
      }
      closures {
        label
        from
        daysLabel
      }
    }
  }
`
