import type { ReactNode } from 'react'
import { useLanguage } from '../../hooks/useLanguage'
import { typeset } from '../../../shared/typeset'

interface Props {
  children: ReactNode
  /** Wraps the text in one element, for parents such as flex containers that would lay out its parts separately. */
  together?: boolean
  /** Whether the text is a large heading. */
  inHeading?: boolean
}

/** Typesets text for the language of the page: superscripts, and no awkward line breaks (shared/typeset). */
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
