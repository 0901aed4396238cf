import styled from '@emotion/styled'
import { color, mediaQueries, radius } from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { CheckmarkListItem } from '../ui/CheckmarkListItem'
import { CardPoints, CardText } from '../ui/ContentCard'
import { FinePrint } from '../ui/FinePrint'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { Icon } from '../ui/Icon'
import { SectionHeader } from '../ui/SectionHeader'
import { Typeset } from '../ui/Typeset'

/** Width of a stop on the line. */
const stop = '2.75rem'

// On wide screens the heading stays beside the line while its stops pass.
const Columns = styled.div({
  display: 'grid',
  gap: '2rem 4rem',
  [mediaQueries.desktop]: {
    gridTemplateColumns: '1fr 2fr',
    '& > div': { position: 'sticky', top: '6rem', alignSelf: 'start' },
  },
})
const Item = styled.li({
  position: 'relative',
  padding: `0.5rem 0 min(5vw, 2.75rem) calc(${stop} + 1.25rem)`,
  breakInside: 'avoid',
  '--inset': '0.5rem 0 0',
  // The line to the next stop.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: `${stop} auto 0 calc(${stop} / 2 - 1px)`,
    borderInlineStart: `2px solid ${color.line}`,
  },
})
const Stop = styled.span({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: stop,
  height: stop,
  borderRadius: radius.pill,
  background: color.mark,
  color: color.onMark,
})
/** Cards as stops along a line, in the order in which they come up, beside the heading of the section. */
export function CardSequence({ section, headingId }: { section: Queries.CardsFragment; headingId?: string }) {
  const { tone, intro, items, actions } = section
  return (
    <Columns>
      <div>
        <SectionHeader intro={intro} id={headingId} />
        <ActionButtons actions={actions} onPine={tone === 'pine'} />
      </div>
      <ol>
        {items.map(({ place, icon, title, text, ticks, note }) => (
          <Item key={title} id={place ?? undefined}>
            {icon && (
              <Stop>
                <Icon name={icon} />
              </Stop>
            )}
            <Typeset as="h3">{title}</Typeset>
            <FoldOnPhones subject={title} count={ticks?.length} byTitle>
              <Typeset as={CardText}>{text}</Typeset>
              {ticks && (
                <CardPoints>
                  {ticks.map(point => (
                    <CheckmarkListItem key={point}>{point}</CheckmarkListItem>
                  ))}
                </CardPoints>
              )}
              <FinePrint>{note}</FinePrint>
            </FoldOnPhones>
          </Item>
        ))}
      </ol>
    </Columns>
  )
}
