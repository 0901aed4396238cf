import type { ReactNode } from 'react'
import { useLanguage } from '../../hooks/useLanguage'
import { typeset } from '../../lib/typeset'

/** Words as the language of the page sets them: raised letters, and nothing torn apart at the end of a line (lib/typeset). */
export function Typeset({ children }: { children: ReactNode }) {
  const language = useLanguage()
  if (typeof children !== 'string') return <>{children}</>
  return (
    <>
      {typeset(children, language).map((piece, index) => {
        if (typeof piece === 'string') return piece
        if ('raised' in piece) return <sup key={index}>{piece.raised}</sup>
        return (
          <span key={index} className="whole">
            {piece.whole}
          </span>
        )
      })}
    </>
  )
}
