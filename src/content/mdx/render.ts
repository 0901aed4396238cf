import type { Root } from 'hast'
import { toJsxRuntime, type Props } from 'hast-util-to-jsx-runtime'
import type { ReactElement } from 'react'
import type { Language } from '../../config/languages'
import { splitIntoTypesetParts, type TypesetPart } from '../../shared/typeset'
import { getProperty } from '../../shared/properties'
import type { RenderTreeElement, RenderTreeNode, RenderTree } from '../../shared/mdx/renderTree'

/** Converts an analyzed text to the render tree of pages; typography is applied here, at build time. */
export function toRenderTree(tree: Root, language: Language): RenderTree {
  const root: unknown = toJsxRuntime(tree, { Fragment: '', jsx: element, jsxs: element })
  return { children: toRenderNodes(getProperty(root, 'props', 'children'), language) }
}

// toJsxRuntime names props as React does; custom elements are passed through like HTML.
function element(type: unknown, props: Props): ReactElement {
  return { type: String(type), props, key: null }
}

// No typography in text of the other language, nor in code.
const asTyped = new Set(['Foreign', 'code', 'pre'])

function toRenderNodes(made: unknown, language?: Language, parent = ''): RenderTreeNode[] {
  if (Array.isArray(made)) return made.flatMap(each => toRenderNodes(each, language, parent))
  if (typeof made === 'string') {
    if (!language) return [made]
    return splitIntoTypesetParts(made, language, /^h[2-4]$/.test(parent)).map(toRenderNode)
  }
  const type = getProperty(made, 'type')
  return typeof type === 'string' ? [toRenderElement(type, getProperty(made, 'props'), language)] : []
}

function toRenderElement(type: string, given: unknown, language?: Language): RenderTreeElement {
  const [children, drawn] = [getProperty(given, 'children'), getProperty(given, 'drawn')]
  const own = Object.entries(given instanceof Object ? given : {}).filter(([name]) => !/^(children|drawn)$/.test(name))
  // The props of a figure were computed during the analysis and stored as JSON.
  const figure: unknown = typeof drawn === 'string' ? JSON.parse(drawn) : undefined
  const props = Object.fromEntries([...own, ...Object.entries(figure instanceof Object ? figure : {})])
  return {
    type,
    ...(Object.keys(props).length && { props }),
    ...(children ? { children: toRenderNodes(children, asTyped.has(type) ? undefined : language, type) } : {}),
  }
}

function toRenderNode(piece: TypesetPart): RenderTreeNode {
  if (typeof piece === 'string') return piece
  if ('superscript' in piece) return { type: 'sup', children: [piece.superscript] }
  return { type: 'span', props: { className: 'whole' }, children: [piece.noWrap] }
}
