import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { formatPostalAddress } from '../../../shared/postalAddress'
import { color, mediaQueries, fontSize } from '../../styles/tokens'
import { textLink } from '../../styles/mixins'
import { pinePanel } from '../../styles/pinePanel'
import { CopyButton } from '../ui/CopyButton'
import { Link } from '../ui/Link'
import { PanelButtons } from '../ui/PanelButtons'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Halves = styled.div({
  display: 'grid',
  gap: '2.5rem 4rem',
  marginBottom: 'clamp(2.5rem, 5vw, 4rem)',
  '& h2': { fontSize: fontSize.h3 },
  // Titles, texts and rows side by side are level.
  [mediaQueries.desktop]: {
    grid: 'auto auto 1fr / 1fr 1fr',
    rowGap: 0,
    '& > div': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
})
const Text = styled.p({ marginTop: '0.5rem', color: color.soft, fontSize: fontSize.small })
const Rows = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 2fr) minmax(min-content, 3fr)',
  columnGap: '1rem',
  marginTop: '1.25rem',
  '& div': {
    display: 'grid',
    grid: 'auto / subgrid',
    gridColumn: '1 / -1',
    alignItems: 'baseline',
    padding: '0.6rem 0',
    borderTop: `1px solid ${color.line}`,
  },
  '& dt': { color: color.soft, fontSize: fontSize.small },
  '& dd': { color: color.ink },
  '& dd:has(button)': { display: 'flex', alignItems: 'center' },
  '& a': { ...textLink, display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem' },
})
// Paper has no buttons.
const Panel = styled.div({ ...pinePanel, '@media print': { display: 'none' } })
const Notice = styled.p({ marginTop: '1rem', color: color.soft, fontSize: fontSize.small })
const Lead = styled.p({ marginTop: '1rem', color: color.soft, fontSize: fontSize.lead, lineHeight: 1.5 })
const Way = styled(Link)({ ...textLink, display: 'inline-block', padding: '0.4rem 0' })

/** Contact details and hours, and a panel with three buttons: call, write, book. */
export function Contact({
  section: { id, tone, details, hours, quick, notice, practice },
}: SectionProps<Queries.ContactFragment>) {
  const { t } = useTranslation()
  const { address, booking, email, phone } = practice
  return (
    <Section id={id} tone={tone} label={details.title}>
      <Halves>
        <div>
          <h2>{details.title}</h2>
          <Typeset as={Text}>{details.text}</Typeset>
          <Rows>
            <div>
              <dt>{t('channels.phoneLabel')}</dt>
              <dd>
                <Link to={`tel:${phone}`}>{practice.phoneLabel}</Link>
                <CopyButton value={phone} label={t('channels.copyPhone')} />
              </dd>
            </div>
            <div>
              <dt>{t('channels.emailLabel')}</dt>
              <dd>
                <Link to={`mailto:${email}`}>{email}</Link>
                <CopyButton value={email} label={t('channels.copyEmail')} />
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
        </div>
        <div>
          <h2>{hours.title}</h2>
          <Typeset as={Text}>{hours.text}</Typeset>
          <div>
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
          </div>
        </div>
      </Halves>
      <Panel>
        <div>
          <h2>{quick.title}</h2>
          <Typeset as={Lead}>{quick.text}</Typeset>
          <Typeset as={Notice}>{notice}</Typeset>
        </div>
        <PanelButtons
          buttons={[
            { channel: 'phone', way: { to: `tel:${phone}`, label: t('channels.call') } },
            { channel: 'email', way: { to: `mailto:${email}`, label: t('channels.write') } },
            { channel: 'booking', way: booking },
          ]}
        />
      </Panel>
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
