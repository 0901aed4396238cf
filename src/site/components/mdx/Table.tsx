import type { ReactNode } from 'react'
import { ResponsiveTable } from '../ui/ResponsiveTable'

/** A Markdown table; on phones its rows are cards, unless it is narrow enough. */
export function Table({ className, children }: { className?: string; children?: ReactNode }) {
  return <ResponsiveTable className={className}>{children}</ResponsiveTable>
}
