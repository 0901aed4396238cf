import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import type { PageEnding } from '../../../config/pageEndings'
import { textLink } from '../../styles/mixins'
import { color, fontSize } from '../../styles/tokens'
import { closingPanelStylesByEnding } from './closingPanelStylesByEnding'
import { CoverSvg } from './CoverSvg'
import { Link } from './Link'
import { ContactChannelButtons } from './ContactChannelButtons'
import { Section } from './Section'
import { SectionHeader } from './SectionHeader'
import { Typeset } from './Typeset'

const Box = styled('div', { shouldForwardProp: name => name !== 'ending' })<{ ending: PageEnding }>(
  ({ ending }) => closingPanelStylesByEnding[ending],
)
const Foot = styled.div({
  display: 'grid',
  gap: '0.5rem',
  color: color.soft,
  fontSize: fontSize.small,
  '& a': textLink,
})

interface Props {
  id?: string | null
  ending: PageEnding
  intro: Queries.IntroFragment
  /** The first is the primary button; the others are links below the buttons. */
  actions?: readonly Queries.ActionFragment[] | null
  /** Contact channels, each a button. Without actions, the first is the primary one. */
  channels: readonly Queries.Channel[] | null
  practice: Pick<Queries.ContactChannelsFragment, 'phone' | 'phoneLabel' | 'email'> & {
    booking?: Queries.ActionFragment
  }
  note?: string | null
  /** The drawing of a service. */
  cover?: Queries.CoverFragment | null
  /** Who wrote the text of the page. */
  author?: ReactNode
  headingId: string
  className?: string
}

/** The closing call to action of a page: text and buttons, laid out by the kind of page. */
export function ClosingPanel(props: Props) {
  const { id, ending, intro, actions, channels, practice, note, cover, author, headingId, className = '' } = props
  const { t } = useTranslation()
  const [main, ...further] = actions ?? []
  const ways = {
    booking: practice.booking,
    phone: { to: `tel:${practice.phone}`, label: practice.phoneLabel },
    email: { to: `mailto:${practice.email}`, label: practice.email },
  }
  const buttons = [
    ...(main ? [{ channel: 'booking' as const, way: main }] : []),
    ...(channels ?? []).flatMap(channel => {
      const way = ways[channel]
      return way ? { channel, way, purpose: channel === 'booking' ? undefined : t(`channels.${channel}`) } : []
    }),
  ]
  return (
    <Section id={id} tone="paper" headingId={headingId} className={`closing ${className}`}>
      <Box ending={ending}>
        {author}
        <SectionHeader intro={intro} id={headingId} />
        <ContactChannelButtons
          buttons={buttons}
          main={ending === 'legal' ? 'onward' : 'main'}
          other={ending === 'service' ? 'onPine' : 'quiet'}
        />
        {(note || further.length > 0) && (
          <Foot>
            {further.map(({ to, label }) => (
              <p key={to}>
                <Link to={to}>{label}</Link>
              </p>
            ))}
            <Typeset as="p">{note}</Typeset>
          </Foot>
        )}
        {cover && <CoverSvg cover={cover} />}
      </Box>
    </Section>
  )
}
