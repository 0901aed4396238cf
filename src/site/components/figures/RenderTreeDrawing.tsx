import { useTranslation } from 'gatsby-plugin-react-i18next'
import { createElement, type ReactNode } from 'react'
import { isLocaleMessageElement, type LocaleMessageProps } from '../../../shared/figures/localeMessageElement'
import { splitIntoTypesetParts } from '../../../shared/typeset'
import type { RenderTreeNode } from '../../../shared/mdx/renderTree'
import { useLanguage } from '../../hooks/useLanguage'
import { Typeset } from '../ui/Typeset'

/** Renders the HTML and SVG elements that shared/figures builds, with typeset text. */
export function RenderTreeDrawing({ nodes }: { nodes: readonly RenderTreeNode[] }) {
  return <>{nodes.map((node, index) => render(node, index))}</>
}

function render(node: RenderTreeNode, key: number, parent?: string): ReactNode {
  if (typeof node === 'string') {
    return parent === 'text' ? (
      <SvgTypeset key={key} text={node} />
    ) : (
      <Typeset key={key} together>
        {node}
      </Typeset>
    )
  }
  if (isLocaleMessageElement(node)) return <LocaleMessage key={key} {...node.props} />
  const { type, props, children = [] } = node
  return createElement(type, { ...props, key }, ...children.map((child, index) => render(child, index, type)))
}

// Lower case: the answer is inside a sentence.
function LocaleMessage({ text, answer, question }: LocaleMessageProps) {
  const { t } = useTranslation()
  const inSentence = answer?.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase())
  return <Typeset together>{t(`figure.${text}`, { answer: inSentence, question })}</Typeset>
}

// SVG has no <sup>, and support of baseline-shift varies: superscripts are raised with dy, and the following text is
// lowered again.
function SvgTypeset({ text }: { text: string }) {
  const parts = splitIntoTypesetParts(text, useLanguage())
  return (
    <>
      {parts.map((part, index) => {
        if (typeof part !== 'string') {
          if ('noWrap' in part) return part.noWrap
          return (
            <tspan key={index} dy="-0.5em" fontSize="0.7em">
              {part.superscript}
            </tspan>
          )
        }
        const before = parts[index - 1]
        return typeof before === 'object' && 'superscript' in before ? (
          <tspan key={index} dy="0.35em">
            {part}
          </tspan>
        ) : (
          part
        )
      })}
    </>
  )
}
