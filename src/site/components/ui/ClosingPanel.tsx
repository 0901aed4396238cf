import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ClosingPanelKind } from '../../../config/closingPanelKinds'
import { pineRoles } from '../../styles/mixins'
import { color, fontSize, mediaQueries, phoneQuery, radius } from '../../styles/tokens'
import { ContactChannels } from './ContactChannels'
import { CoverSvg } from './CoverSvg'
import { Section } from './Section'
import { SectionHeader } from './SectionHeader'
import { Typeset } from './Typeset'

// In the dark theme, every kind of panel is lighter than the footer.
const grounds = {
  '&:not(.legal)': {
    ...pineRoles,
    '--ground': `light-dark(${color.pine}, var(--pineRaised))`,
    background: [color.pine, 'var(--ground)'],
    borderColor: color.pineLine,
  },
  '&.legal': { background: `light-dark(${color.sunken}, ${color.surface})`, borderColor: color.line },
}

// The words, beside them a drawing, and below a hairline the ways to reach the practice.
const Box = styled.div({
  display: 'grid',
  gap: '1.75rem clamp(2rem, 5vw, 4rem)',
  // On the narrowest phones, a drawing still has room for its names.
  padding: 'clamp(1.5rem, 5vw, 4rem) min(5vw, 4rem)',
  border: '1px solid',
  borderRadius: radius.call,
  overflow: 'hidden',
  '& header h2': { maxWidth: '25ch', fontSize: fontSize.statement },
  '& > ul': { paddingTop: '1.75rem', borderTop: `1px solid ${color.line}` },
  // The SVG extends beyond the text by its empty margin, a twentieth of its width, so that the drawing itself aligns
  // with the text.
  '& > svg': { width: 'calc(100% / 0.9)', height: 'auto', margin: '0 calc(-5% / 0.9) -0.75rem', order: -1 },
  '& > svg[data-ground]': { '--ground': 'inherit', background: 'none' },
  // On phones names reach further than the drawing, to its edge; at least 13 px.
  '@media screen and (22.5em <= width < 48em)': { '& > svg': { width: '100%', marginInline: 0 } },
  [phoneQuery]: { '& > svg :is(.name, .legend)': { fontSize: '14px' } },
  [mediaQueries.tablet]: { '& > svg': { aspectRatio: '5 / 2' } },
  [mediaQueries.desktop]: {
    '&:has(> svg)': { gridTemplateColumns: '7fr 5fr' },
    '& > header': { gridTemplateColumns: '7fr 5fr' },
    '& > ul, & > p': { gridColumn: '1 / -1' },
    '& > svg': {
      gridArea: '1 / 2',
      aspectRatio: '2',
      alignSelf: 'center',
      // Ends where the hairline ends.
      width: 'calc(100% / 0.95)',
      margin: '0 calc(-5% / 0.95) 0 0',
    },
  },
  ...grounds,
})
const Note = styled.p({
  color: color.soft,
  fontSize: fontSize.small,
  // As far below the last link as the first link is below the button.
  [phoneQuery]: { marginTop: '-1rem' },
})

interface Props {
  id?: string | null
  kind: ClosingPanelKind
  intro: Queries.IntroFragment
  /** The first is the button; the others are links beside it. */
  actions?: readonly Queries.ActionFragment[] | null
  /** Contact channels. Without actions, the first is the button. */
  channels: readonly Queries.Channel[] | null
  practice: Pick<Queries.ContactChannelsFragment, 'phone' | 'phoneLabel' | 'email'> & {
    booking?: Queries.ActionFragment
  }
  note?: string | null
  /** The drawing of a service. */
  cover?: Queries.CoverFragment | null
  headingId: string
  className?: string
}

/**
 * The closing call to action of a page: a statement, and the ways to reach the practice; on a dark background, except
 * on legal pages.
 */
export function ClosingPanel(props: Props) {
  const { id, kind, intro, actions, channels, practice, note, cover, headingId, className = '' } = props
  const { t } = useTranslation()
  const [main, ...further] = actions ?? []
  const ways = {
    booking: practice.booking,
    phone: { to: `tel:${practice.phone}`, label: practice.phoneLabel },
    email: { to: `mailto:${practice.email}`, label: practice.email },
  }
  const reachable = [
    ...(main ? [{ channel: 'booking' as const, way: main }] : []),
    ...further.map(way => ({ way })),
    ...(channels ?? []).flatMap(channel => {
      const way = ways[channel]
      return way ? { channel, way, purpose: channel === 'booking' ? undefined : t(`channels.${channel}`) } : []
    }),
  ]
  return (
    <Section id={id} tone="paper" headingId={headingId} className={`closing ${className}`}>
      <Box className={kind}>
        <SectionHeader intro={intro} id={headingId} columns={cover ? undefined : 2} />
        <ContactChannels channels={reachable} look={kind === 'legal' ? 'outlined' : 'main'} />
        <Typeset as={Note}>{note}</Typeset>
        {cover && <CoverSvg cover={cover} />}
      </Box>
    </Section>
  )
}
