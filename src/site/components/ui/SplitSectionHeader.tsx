import styled from '@emotion/styled'
import { mediaQueries } from '../../styles/tokens'
import { SectionHeader } from './SectionHeader'

/** The heading block of a section, its text beside its heading where there is room. */
export const SplitSectionHeader = styled(SectionHeader)({
  [mediaQueries.desktop]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: '4rem',
    alignItems: 'end',
    maxWidth: 'none',
    '& > *': { gridColumn: 1 },
    '& > h2 + p': { gridColumn: 2, marginTop: 0 },
  },
})
