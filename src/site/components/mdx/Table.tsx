import type { ReactNode } from 'react'
import { ResponsiveTable } from '../ui/ResponsiveTable'

/** A table of a text; on a phone its rows are cards. */
export function Table({ children }: { children?: ReactNode }) {
  return <ResponsiveTable>{children}</ResponsiveTable>
}
