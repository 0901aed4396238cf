import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { responsiveTable } from '../../styles/tables'

const Sheet = styled.table(responsiveTable)

/** A table of a text; on a phone its rows are cards. */
export function Table({ children }: { children?: ReactNode }) {
  return <Sheet>{children}</Sheet>
}
