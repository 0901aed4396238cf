import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { buildTimelineRenderTree } from '../../../shared/figures/buildTimelineRenderTree'
import { splitTimeline } from '../../../shared/figures/splitTimeline'
import type { Timeline } from '../../../shared/figures/timeline'
import { mediaQueries, phoneQuery } from '../../styles/tokens'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { RenderTreeDrawing } from './RenderTreeDrawing'

// From tablets on, the two parts are one drawing.
const Figure = styled.figure({
  '& > .fold': { '&, &[open]': { marginTop: 0 } },
  [mediaQueries.tablet]: { '& > .fold :is(.tl-key, .tl-axis:first-child)': { display: 'none' } },
  [phoneQuery]: { '& .tl-key.tl-key .tl-later': { display: 'none' } },
})

interface Props {
  timeline: Timeline
  label: string
  /** How many rows phones show; they fold the others. */
  rowsOnPhones?: number
}

/** A timeline hidden from screen readers, to which a table says the same. */
export function FoldableTimeline({ timeline, label, rowsOnPhones }: Props) {
  const { t } = useTranslation()
  const [opening, rest] = rowsOnPhones ? splitTimeline(timeline, rowsOnPhones) : [timeline]
  const draw = (part: Timeline) => (
    <div aria-hidden="true">
      <RenderTreeDrawing nodes={buildTimelineRenderTree(part)} />
    </div>
  )
  return (
    <Figure aria-label={label}>
      {draw(opening)}
      {rest && (
        <FoldOnPhones label={t('fold.rest')} subject={label} count={rest.rows.length}>
          {draw(rest)}
        </FoldOnPhones>
      )}
    </Figure>
  )
}
