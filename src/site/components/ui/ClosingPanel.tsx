import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { container, textLink } from '../../styles/mixins'
import { pinePanel } from '../../styles/pinePanel'
import { color, sectionPaddingBlock, fontSize } from '../../styles/tokens'
import { Link } from './Link'
import { PanelButtons } from './PanelButtons'
import { SectionHeader } from './SectionHeader'
import { Typeset } from './Typeset'

const Ground = styled.section({ ...container, paddingBlock: sectionPaddingBlock, '@media print': { display: 'none' } })
const Box = styled.div(pinePanel)
const Further = styled.p({ marginTop: '1rem', '& a': textLink })
const Note = styled.p({ marginTop: '1rem', color: color.soft, fontSize: fontSize.small })

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
    ...(channels ?? []).flatMap(channel => {
      const way = ways[channel]
      return way ? { channel, way, purpose: channel === 'booking' ? undefined : t(`channels.${channel}`) } : []
    }),
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
        <PanelButtons buttons={buttons} />
      </Box>
    </Ground>
  )
}
