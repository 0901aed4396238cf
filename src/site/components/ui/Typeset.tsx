import type { ReactNode } from 'react'
import { useLanguage } from '../../hooks/useLanguage'
import { typeset } from '../../../shared/typeset'

interface Props {
  children: ReactNode
  /** True where pieces of a text would be placed one by one, as in a flex box: they get an element around them. */
  together?: boolean
  /** True for the words of a large heading. */
  inHeading?: boolean
}

/** Words as the language of the page sets them: raised letters, and nothing torn apart at the end of a line (shared/typeset). */
export function Typeset({ children, together = false, inHeading }: Props) {
  const language = useLanguage()
  if (typeof children !== 'string') return <>{children}</>
  const pieces = typeset(children, language, inHeading).map((piece, index) => {
    if (typeof piece === 'string') return piece
    if ('superscript' in piece) return <sup key={index}>{piece.superscript}</sup>
    return (
      <span key={index} className="whole">
        {piece.noWrap}
      </span>
    )
  })
  return together && pieces.length > 1 ? <span>{pieces}</span> : <>{pieces}</>
}
