import type { ReactNode } from 'react'

/** Questions to answer, how to count, and the result for each total; its styles are in site/styles/figures. */
export function MdxSelfTest({ children }: { children?: ReactNode }) {
  return <div className="self-test">{children}</div>
}
