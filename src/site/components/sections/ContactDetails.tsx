import styled from '@emotion/styled'
import type { LucideIcon } from 'lucide-react'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { formatPostalAddress } from '../../../shared/postalAddress'
import { boxPadding, color, fontFamily, mediaQueries, fontSize, phoneQuery, radius } from '../../styles/tokens'
import { textLink } from '../../styles/mixins'
import { ButtonLink, type ButtonLook } from '../ui/Button'
import { CopyButton } from '../ui/CopyButton'
import { DecorativeLucideIcon } from '../ui/DecorativeLucideIcon'
import { Link } from '../ui/Link'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Panel = styled.div({
  display: 'grid',
  gap: '2.5rem',
  padding: `clamp(${boxPadding}, 5vw, 4rem)`,
  [phoneQuery]: { padding: '1.5rem 1rem' },
  border: `1px solid ${color.line}`,
  borderRadius: radius.call,
  background: color.surface,
  textWrap: 'balance',
  '& h2': { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)' },
  '& > div + div h2': { fontSize: fontSize.h3 },
  [mediaQueries.desktop]: {
    gridTemplateColumns: '7fr 5fr',
    alignItems: 'first baseline',
    columnGap: 'clamp(3rem, 6vw, 6rem)',
  },
})
const Facts = styled.div({ display: 'grid', gap: '2rem', alignContent: 'start' })
const Lead = styled.p({ marginTop: '1rem', color: color.soft, fontSize: fontSize.lead, lineHeight: 1.5 })
const Small = styled.p({ color: color.soft, fontSize: fontSize.small, '* + &': { marginTop: '0.75rem' } })
const rule = { borderTop: `1px solid ${color.line}` }
// One row per contact channel. That of a number is its link, as long as the row, with what it does in a line above it; from
// tablet width the button of the other is at the end of the row.
const Ways = styled.dl({
  margin: '1.75rem 0',
  borderBottom: rule.borderTop,
  '& > div': {
    ...rule,
    display: 'grid',
    gap: '0.15rem 1.5rem',
    padding: '1rem 0',
    '&:not(:has(button))': {
      [mediaQueries.tablet]: {
        grid: 'auto auto / minmax(0, 1fr) auto',
        alignItems: 'center',
        '& > :last-child': { gridArea: '1 / 2 / span 2', margin: 0 },
      },
    },
  },
  '& > div:has(button)': {
    position: 'relative',
    '& > dt': { position: 'absolute', clipPath: 'inset(50%)' },
    '& > dd:last-child': { gridRow: 1, margin: 0 },
    '& > dd:last-child > a': {
      justifyContent: 'start',
      width: '100%',
      minHeight: '1.75rem',
      padding: 0,
      border: 0,
      background: 'none',
      color: color.soft,
      fontWeight: 500,
      '&::before': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { color: color.accent },
    },
    '& button': { position: 'relative', zIndex: 1 },
  },
  '& dt': { color: color.soft, fontSize: fontSize.small },
  '& dd:has(button)': { display: 'flex', alignItems: 'center' },
  '& dd:last-child': { marginTop: '0.6rem' },
})
const Value = styled.dd({
  font: `460 ${fontSize.h3}/1.3 ${fontFamily.display}`,
  '& > a': { color: color.ink, textDecoration: `underline ${color.accent} 1px` },
})
const Rows = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 9.5rem) minmax(min-content, 1fr)',
  columnGap: '1rem',
  '@media (max-width: 22.49em)': { gridTemplateColumns: '1fr' },
  marginTop: '0.75rem',
  borderBottom: rule.borderTop,
  fontSize: fontSize.small,
  '& div': {
    ...rule,
    display: 'grid',
    grid: 'auto / subgrid',
    gridColumn: '1 / -1',
    alignItems: 'baseline',
    padding: '0.5rem 0',
  },
  '& dt': { color: color.soft },
})
const WideButton = styled(ButtonLink)({ width: '100%', '& > svg': { flex: 'none' } })
const More = styled(Link)({
  ...textLink,
  display: 'inline-block',
  marginTop: '0.6rem',
  padding: '0.4rem 0',
  fontSize: fontSize.small,
})

/** How to reach the practice, in one panel: call, write or book; beside them the hours and where it is. */
export function ContactDetails({
  section: { id, tone, details, hours, quick, notice, practice },
  headingId,
}: SectionProps<Queries.ContactFragment>) {
  const { t } = useTranslation()
  const { address, booking, email, phone } = practice
  const call = { to: `tel:${phone}`, label: t('channels.call') }
  const write = { to: `mailto:${email}`, label: t('channels.write') }
  return (
    <Section id={id} tone={tone} headingId={headingId}>
      <Panel>
        <div>
          <h2 id={headingId}>
            <Typeset inHeading>{quick.title}</Typeset>
          </h2>
          <Typeset as={Lead}>{quick.text}</Typeset>
          <Ways>
            <div>
              <dt>{t('channels.phoneLabel')}</dt>
              <Value>
                <Link to={call.to}>{practice.phoneLabel}</Link>
                <CopyButton value={phone} label={t('channels.copyPhone')} />
              </Value>
              <Way way={call} icon={Phone} />
            </div>
            <div>
              <dt>{t('channels.emailLabel')}</dt>
              <Value>
                <Link to={write.to}>{email}</Link>
                <CopyButton value={email} label={t('channels.copyEmail')} />
              </Value>
              <Way way={write} icon={Mail} />
            </div>
            <div>
              <dt>{quick.consultation.title}</dt>
              <Typeset as={Value}>{quick.consultation.text}</Typeset>
              <Way way={booking} icon={ArrowRight} look="main" />
            </div>
          </Ways>
          <Typeset as={Small}>{notice}</Typeset>
        </div>
        <Facts>
          <div>
            <h2>{hours.title}</h2>
            <Rows>
              {practice.hours.map(({ daysLabel, hoursLabel }) => (
                <div key={daysLabel}>
                  <dt>{daysLabel}</dt>
                  <Typeset as="dd">{hoursLabel}</Typeset>
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
            <Typeset as={Small}>{hours.text}</Typeset>
            {hours.link && <More to={hours.link.to}>{hours.link.label}</More>}
          </div>
          <div>
            <h2>{details.title}</h2>
            <Rows>
              {address && (
                <div>
                  <dt>{t('channels.addressLabel')}</dt>
                  <Typeset as="dd">{formatPostalAddress(address)}</Typeset>
                </div>
              )}
              <div>
                <dt>{t('channels.areaLabel')}</dt>
                <dd>{practice.areaServed}</dd>
              </div>
            </Rows>
            <Typeset as={Small}>{details.text}</Typeset>
          </div>
        </Facts>
      </Panel>
    </Section>
  )
}

interface WayProps {
  way: { to: string; label: string }
  icon: LucideIcon
  look?: ButtonLook
}

/** The button of a row. */
function Way({ way, icon, look = 'outlined' }: WayProps) {
  return (
    <dd>
      <WideButton to={way.to} look={look}>
        {icon !== ArrowRight && <DecorativeLucideIcon icon={icon} size={16} />}
        {way.label}
        {icon === ArrowRight && <DecorativeLucideIcon icon={icon} size={18} />}
      </WideButton>
    </dd>
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
      consultation {
        title
        text
      }
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
