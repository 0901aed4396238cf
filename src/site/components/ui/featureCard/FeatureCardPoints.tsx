import styled from '@emotion/styled'
import { maxCardPoints } from '../../../../config/contentLengthLimits'
import { pointColumns } from '../../../styles/mixins'
import { fontSize, mediaQueries, phoneQuery } from '../../../styles/tokens'
import { CheckmarkListItem } from '../CheckmarkListItem'
import { TextWithCitations } from '../TextWithCitations'

const List = styled.ul({
  display: 'grid',
  gap: '0.55rem 1rem',
  '& > li': { textWrap: 'balance' },
  '&.lines': { rowGap: 0, [mediaQueries.tablet]: { gridTemplateRows: 'subgrid' } },
  '&.sentences.sentences': { gridTemplateColumns: '1fr' },
  fontSize: fontSize.small,
  [phoneQuery]: { '&:not(.lines)': { marginBlock: '0.75rem' } },
  [mediaQueries.tablet]: {
    ...pointColumns,
    alignContent: 'start',
    marginTop: '1.25rem',
    '&&&': { gridRow: `5 / span ${maxCardPoints}` },
  },
})

interface Props {
  points: readonly string[]
  /** A check mark before each point, as on cards with a price; otherwise points are lines. */
  ticked: boolean
  /** Lines between points that have check marks. */
  lined: boolean
}

/** The points of a card. */
export function FeatureCardPoints({ points, ticked, lined }: Props) {
  if (ticked)
    return (
      <List className={lined ? 'lines' : undefined}>
        {points.map(point => (
          <CheckmarkListItem key={point}>{point}</CheckmarkListItem>
        ))}
      </List>
    )
  return (
    <List className={points.some(isSentence) ? 'lines sentences' : 'lines'}>
      {points.map(point => (
        <li key={point}>
          <TextWithCitations>{point}</TextWithCitations>
        </li>
      ))}
    </List>
  )
}

/** Whether a point has more than some four lines in half of a card. */
export const isSentence = (point: string) => point.length > 100
