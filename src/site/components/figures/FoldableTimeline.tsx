import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { buildTimelineRenderTree } from '../../../shared/figures/buildTimelineRenderTree'
import { splitTimeline } from '../../../shared/figures/splitTimeline'
import type { Timeline } from '../../../shared/figures/timeline'
import { mediaQueries, phoneQuery } from '../../styles/tokens'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { RenderTreeDrawing } from './RenderTreeDrawing'

// From tablets on and in print, the two parts are one drawing.
const Figure = styled.figure({
  '& > .fold': { '&, &[open]': { marginTop: 0 } },
  '& > .on-phones': { display: 'none' },
  [mediaQueries.tablet]: { '& > .fold :is(.tl-key, .tl-axis:first-child)': { display: 'none' } },
  [phoneQuery]: {
    '& > .on-phones': { display: 'block', paddingBottom: '0.75rem' },
    '& > .on-phones + div': { display: 'none' },
  },
})

interface Props {
  timeline: Timeline
  label: string
  /** Its first rows, on a scale of their own: phones show these and fold the others. */
  opening?: Timeline
}

/** A timeline hidden from screen readers, to which a table says the same. */
export function FoldableTimeline({ timeline, label, opening }: Props) {
  const { t } = useTranslation()
  const draw = (part: Timeline, className?: string) => (
    <div className={className} aria-hidden="true">
      <RenderTreeDrawing nodes={buildTimelineRenderTree(part)} />
    </div>
  )
  if (!opening) return <Figure aria-label={label}>{draw(timeline)}</Figure>
  const [first, rest] = splitTimeline(timeline, opening)
  return (
    <Figure aria-label={label}>
      {draw(opening, 'on-phones')}
      {draw(first)}
      <FoldOnPhones label={t('fold.rest')} subject={label} count={rest.rows.length}>
        {draw(rest)}
      </FoldOnPhones>
    </Figure>
  )
}
