import styled from '@emotion/styled'
import { responsiveTable } from '../../styles/tables'

/** A table whose rows are cards on phones, without losing table semantics. */
export const ResponsiveTable = styled.table(responsiveTable)
