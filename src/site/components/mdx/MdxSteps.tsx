import styled from '@emotion/styled'
import { createStepItemStyles, stepRingDiameter } from '../../styles/mixins'
import { phoneQuery } from '../../styles/tokens'

const gap = '1rem'

/** A numbered list styled as steps. */
export const MdxSteps = styled.div({
  // As wide as the text.
  '&&': { gridColumn: 1 },
  '&& > ol': { display: 'grid', gap, margin: '0.75rem 0', listStyle: 'none', padding: 0 },
  '&& > ol > li': {
    ...createStepItemStyles(gap),
    margin: 0,
    minHeight: stepRingDiameter,
    // The first line is beside the middle of the ring.
    paddingTop: `calc((${stepRingDiameter} - 1.6em) / 2)`,
    [phoneQuery]: { paddingTop: `calc((${stepRingDiameter} - 1.5em) / 2)` },
  },
})
