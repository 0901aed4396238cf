import { graphql } from 'gatsby'
import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { container, boxPadding, pineSurface } from '../../styles/mixins'
import { color, mediaQueries, radius, sectionPadding, fontSize } from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { ButtonLink } from '../ui/Button'
import { SectionHeader } from '../ui/SectionHeader'
import type { SectionProps } from './types'
import { DecorativeIcon } from '../ui/DecorativeIcon'
import { Typeset } from '../ui/Typeset'

const Ground = styled.section({ ...container, paddingBlock: sectionPadding, '@media print': { display: 'none' } })
const Box = styled.div({
  ...pineSurface,
  display: 'grid',
  gap: '2.5rem',
  padding: `clamp(${boxPadding}, 5vw, 4rem)`,
  borderRadius: radius.call,
  [mediaQueries.desktop]: { gridTemplateColumns: '7fr 5fr', alignItems: 'center' },
})
const Channels = styled.ul({ display: 'grid', gap: '0.75rem' })
const Channel = styled(ButtonLink)({ width: '100%', justifyContent: 'space-between', textAlign: 'start' })
const Note = styled.p({ marginTop: '1rem', color: color.soft, fontSize: fontSize.small })

/** The closing call: buttons, and the channels of the practice as wide buttons. One of all of them stands out. */
export function CallToAction({
  section: { id, intro, actions, channels, note },
  page,
  headingId,
}: SectionProps<Queries.CallToActionFragment>) {
  const { t } = useTranslation()
  const { practice } = page
  const ways = {
    booking: {
      ...practice.booking,
      hint: <DecorativeIcon icon={ArrowRight} size={18} />,
    },
    phone: {
      to: `tel:${practice.phone}`,
      label: practice.phoneLabel,
      hint: (
        <>
          <DecorativeIcon icon={Phone} size={16} />
          <span className="visually-hidden">{t('channels.phone')}</span>
        </>
      ),
    },
    email: {
      to: `mailto:${practice.email}`,
      label: practice.email,
      hint: (
        <>
          <DecorativeIcon icon={Mail} size={16} />
          <span className="visually-hidden">{t('channels.email')}</span>
        </>
      ),
    },
  }
  return (
    <Ground id={id ?? undefined} aria-labelledby={headingId}>
      <Box>
        <div>
          <SectionHeader intro={intro} id={headingId} />
          {channels && <ActionButtons actions={actions} onPine />}
          {note && (
            <Note>
              <Typeset>{note}</Typeset>
            </Note>
          )}
        </div>
        {channels ? (
          <Channels>
            {channels.map((channel, index) => {
              const { to, label, hint } = ways[channel]
              return (
                <li key={channel}>
                  <Channel to={to} look={index === 0 && !actions ? 'main' : 'onPine'}>
                    {label}
                    {hint}
                  </Channel>
                </li>
              )
            })}
          </Channels>
        ) : (
          <ActionButtons actions={actions} onPine />
        )}
      </Box>
    </Ground>
  )
}

export const query = graphql`
  fragment CallToAction on CallToActionSection {
    id
    channels
    note
    intro {
      ...Intro
    }
    actions {
      ...Action
    }
  }
`
