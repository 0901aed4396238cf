import styled from '@emotion/styled'
import { responsiveTable } from '../../styles/tables'

/** A table whose rows are cards on a phone; browsers go on telling assistive technology of its rows and cells. */
export const ResponsiveTable = styled.table(responsiveTable)
