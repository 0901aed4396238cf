import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { phoneQuery } from '../../styles/tokens'
import { ButtonLink } from './Button'

const Row = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  marginTop: 'clamp(1.25rem, 2.5vw, 2rem)',
  // As wide as the column, and equally wide where one is below the other.
  [phoneQuery]: { '& > *': { flex: '1 1 auto', maxWidth: '22rem' } },
})

interface Props {
  actions: readonly Queries.ActionFragment[] | null
  /** Whether the first is filled wherever it leads, as beside a search field, which is the second way. */
  mainFirst?: boolean
}

/** Whether a link books a consultation: only these have a `service` parameter (`buildConsultationLink`). */
const isBookingHref = (to: string) => /[?&]service=/.test(to)

/** A row of buttons; the first is the primary one: filled if it books, otherwise outlined. */
export function ActionButtons({ actions, mainFirst = false }: Props) {
  if (!actions?.length) return null
  return (
    <Row>
      {actions.map((action, index) => (
        <ButtonLink
          key={action.to}
          {...action}
          look={index === 0 && (mainFirst || isBookingHref(action.to)) ? 'main' : 'outlined'}
        />
      ))}
    </Row>
  )
}

export const query = graphql`
  fragment Action on Link {
    label
    to
    fullLoad
  }
`
