import type { ElementType, ReactNode } from 'react'
import { useLanguage } from '../../hooks/useLanguage'
import type { Language } from '../../../config/languages'
import { splitHeadingIntoTypesetClauses, splitIntoTypesetParts, type TypesetPart } from '../../../shared/typeset'

interface Props {
  children: ReactNode
  /** Renders this element around the text; nothing if there is no text. */
  as?: ElementType
  id?: string
  /** Wraps the text in one element, for parents such as flex containers that would lay out its parts separately. */
  together?: boolean
  /** Whether the text is a large heading. */
  inHeading?: boolean
}

/** Typesets text for the language of the page: superscripts, and no awkward line breaks (shared/typeset). */
export function Typeset({ children, as: Element, id, together = false, inHeading }: Props) {
  const language = useLanguage()
  const content = typeof children === 'string' ? renderText(children, language, inHeading) : children
  if (Element) return children ? <Element id={id}>{content}</Element> : null
  return together && Array.isArray(content) && content.length > 1 ? <span>{content}</span> : <>{content}</>
}

function renderText(text: string, language: Language, inHeading = false): ReactNode[] {
  if (!inHeading) return splitIntoTypesetParts(text, language).map(renderPart)
  const { clauses, needsWidth } = splitHeadingIntoTypesetClauses(text, language)
  const [first = [], second] = clauses.map(parts => parts.map(renderPart))
  if (!second) return first
  const spans = [first, second].flatMap((clause, index) => [
    ...(index ? [' '] : []),
    <span key={index} className="clause">
      {clause}
    </span>,
  ])
  return needsWidth
    ? [
        <span key="clauses" className="clauses">
          {spans}
        </span>,
      ]
    : spans
}

function renderPart(part: TypesetPart, index: number): ReactNode {
  if (typeof part === 'string') return part
  if ('superscript' in part) return <sup key={index}>{part.superscript}</sup>
  return (
    <span key={index} className="whole">
      {part.noWrap}
    </span>
  )
}
