import styled from '@emotion/styled'
import { createColumns } from '../../styles/mixins'
import { color, columnGap, firstLineOfTitle, mediaQueries, radius, spaceBelowSectionHeading } from '../../styles/tokens'
import { ActionButtons } from '../ui/ActionButtons'
import { CardPoints, CardText, renderPointWithoutTick } from '../ui/ContentCard'
import { FinePrint } from '../ui/FinePrint'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { Icon } from '../ui/Icon'
import { SectionHeader } from '../ui/SectionHeader'
import { Typeset } from '../ui/Typeset'

/** Width of a stop on the line. */
const stop = '2.75rem'

// A vertical line; on wide screens lines across the page, three stops each, whose parts are level.
const Stops = styled.ol({
  marginTop: spaceBelowSectionHeading,
  [mediaQueries.desktop]: { display: 'grid', ...createColumns(3) },
})
const Item = styled.li({
  position: 'relative',
  // The middle of the stop is that of the first line of the title; a stop keeps its distance from the next.
  padding: `calc((${stop} - ${firstLineOfTitle}) / 2) 0 min(5vw, 2.75rem) calc(${stop} + 1.25rem)`,
  '&:not(:last-child)': { minHeight: `calc(${stop} + 1.25rem)` },
  breakInside: 'avoid',
  '--first-line': stop,
  // The line to the next stop.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: `${stop} auto 0 calc(${stop} / 2 - 1px)`,
    borderInlineStart: `2px solid ${color.line}`,
  },
  [mediaQueries.desktop]: {
    display: 'grid',
    gridRow: 'span 6',
    gridTemplateRows: 'subgrid',
    padding: `calc(${stop} + 1.25rem) 1.5rem 3rem 0`,
    '&:not(:last-child)::after': {
      inset: `calc(${stop} / 2 - 1px) -${columnGap} auto ${stop}`,
      borderInlineStart: 0,
      borderTop: `2px solid ${color.line}`,
    },
    // The last line of a row ends with it.
    '&:nth-of-type(3n)::after': { insetInlineEnd: 0 },
    '& ul': { gridTemplateColumns: '1fr' },
    // A note, below the points.
    '& ul + p': { gridRow: 6 },
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
/** Cards as stops along a line, in the order in which they come up. */
export function CardSequence({ section, headingId }: { section: Queries.CardsFragment; headingId?: string }) {
  const { tone, intro, items, actions } = section
  return (
    <>
      <SectionHeader intro={intro} id={headingId} columns={2} />
      <Stops>
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
              {ticks && <CardPoints className="lines">{ticks.map(renderPointWithoutTick)}</CardPoints>}
              <FinePrint>{note}</FinePrint>
            </FoldOnPhones>
          </Item>
        ))}
      </Stops>
      <ActionButtons actions={actions} onPine={tone === 'pine'} />
    </>
  )
}
