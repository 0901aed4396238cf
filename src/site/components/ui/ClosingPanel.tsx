import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { container, textLink } from '../../styles/mixins'
import { pinePanel } from '../../styles/pinePanel'
import { color, sectionPaddingBlock, fontSize } from '../../styles/tokens'
import { ButtonLink } from './Button'
import { DecorativeIcon } from './DecorativeIcon'
import { Link } from './Link'
import { SectionHeader } from './SectionHeader'
import { Typeset } from './Typeset'

const Ground = styled.section({ ...container, paddingBlock: sectionPaddingBlock, '@media print': { display: 'none' } })
const Box = styled.div(pinePanel)
const Buttons = styled.ul({ display: 'grid', gap: '0.75rem' })
const WideButton = styled(ButtonLink)({ width: '100%', justifyContent: 'space-between', textAlign: 'start' })
const Further = styled.p({ marginTop: '1rem', '& a': textLink })
const Note = styled.p({ marginTop: '1rem', color: color.soft, fontSize: fontSize.small })

const icons = { booking: ArrowRight, phone: Phone, email: Mail }

interface Props {
  id?: string | null
  intro: Queries.IntroFragment
  /** The first is the primary button; the others are links below the text. */
  actions?: readonly Queries.ActionFragment[] | null
  /** Contact channels, each a button. Without actions, the first is the primary one. */
  channels: readonly Queries.Channel[] | null
  practice: Pick<Queries.ContactChannelsFragment, 'phone' | 'phoneLabel' | 'email'> & {
    booking?: Queries.ActionFragment
  }
  note?: string | null
  headingId: string
  className?: string
}

/** The closing call to action of a page: text, and beside it a column of buttons. */
export function ClosingPanel({ id, intro, actions, channels, practice, note, headingId, className }: Props) {
  const { t } = useTranslation()
  const [main, ...further] = actions ?? []
  const ways = {
    booking: practice.booking,
    phone: { to: `tel:${practice.phone}`, label: practice.phoneLabel },
    email: { to: `mailto:${practice.email}`, label: practice.email },
  }
  const buttons = [
    ...(main ? [{ channel: 'booking' as const, way: main }] : []),
    ...(channels ?? []).map(channel => ({ channel, way: ways[channel] })),
  ]
  return (
    <Ground id={id ?? undefined} data-tone="paper" aria-labelledby={headingId} className={className}>
      <Box>
        <div>
          <SectionHeader intro={intro} id={headingId} />
          {further.map(({ to, label }) => (
            <Further key={to}>
              <Link to={to}>{label}</Link>
            </Further>
          ))}
          <Typeset as={Note}>{note}</Typeset>
        </div>
        <Buttons>
          {buttons.map(
            ({ channel, way }, index) =>
              way && (
                <li key={way.to}>
                  <WideButton to={way.to} look={index === 0 ? 'main' : 'onPine'}>
                    {way.label}
                    <DecorativeIcon icon={icons[channel]} size={channel === 'booking' ? 18 : 16} />
                    {channel !== 'booking' && <span className="visually-hidden">{t(`channels.${channel}`)}</span>}
                  </WideButton>
                </li>
              ),
          )}
        </Buttons>
      </Box>
    </Ground>
  )
}
