import styled from '@emotion/styled'

/** Buttons beside each other. */
export const ButtonRow = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' })
