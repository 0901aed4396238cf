import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { WorkloadCalendarLane } from '../../../shared/figures/workloadCalendar'
import { color } from '../../styles/tokens'

const Blocks = styled.svg({
  display: 'block',
  width: '7.1875rem',
  // Weeks stay clearly apart, however narrow their blocks.
  maxWidth: 'calc(100% - 0.5rem)',
  '@container (min-width: 64rem)': { width: '10.3125rem' },
})

const perLine = 5
const step = 23

// The colours of timelines: copper for deadlines, mint for rights. Row and column give the meaning in text.
const fills = { standing: color.ink, right: color.right, due: color.accent }
type BlockKind = keyof typeof fills
const blockKinds: readonly BlockKind[] = ['standing', 'right', 'due']
/** What the colour of a lane’s blocks stands for. */
export const getLaneBlockKind = ({ look }: WorkloadCalendarLane): BlockKind =>
  look === 'right' || look === 'due' ? look : 'standing'

/** What a block is, and what its colours mean, in the same order on all pages. */
export function HourBlocksLegend({ lanes }: { lanes: readonly WorkloadCalendarLane[] }) {
  const { t } = useTranslation()
  const kinds = blockKinds.filter(kind => lanes.some(lane => getLaneBlockKind(lane) === kind))
  return (
    <ul className="tl-key">
      <li>{t('figure.hour')}</li>
      {kinds.length > 1 &&
        kinds.map(kind => (
          <li key={kind}>
            <svg width="15" height="15" viewBox="0 0 20 20">
              <Block kind={kind} />
            </svg>
            {t(`figure.work.${kind}`)}
          </li>
        ))}
    </ul>
  )
}

/** Hours as blocks, five in a line. */
export function HourBlocks({ hours, kind }: { hours: number; kind: BlockKind }) {
  if (!hours) return <span />
  const lines = Math.ceil(hours / perLine)
  const [width, height] = [perLine * step, lines * step]
  return (
    <Blocks viewBox={`0 0 ${width} ${height}`}>
      {Array.from({ length: hours }, (_, hour) => (
        <Block key={hour} kind={kind} x={(hour % perLine) * step} y={Math.floor(hour / perLine) * step} />
      ))}
    </Blocks>
  )
}

function Block({ kind, x = 0, y = 0 }: { kind: BlockKind; x?: number; y?: number }) {
  const side = step - 5
  return (
    <rect
      x={x + 1}
      y={y + 1}
      width={side}
      height={side}
      rx="3"
      fill={fills[kind]}
      stroke={kind === 'right' ? color.ink : undefined}
      strokeWidth="0.75"
    />
  )
}
