import type { Root } from 'hast'
import { toJsxRuntime, type Components, type Props } from 'hast-util-to-jsx-runtime'
import type { Language } from '../../config/languages'
import { typeset, type TypesetPart } from '../../shared/typeset'
import { allowedMdxElements } from '../../shared/mdx/elements'
import type { RenderTreeElement, RenderTreeNode, RenderTree } from '../../shared/mdx/renderTree'

// The library makes elements of ours, as of those of HTML, by their names; components stand in for them on the page.
const components = Object.fromEntries(Object.keys(allowedMdxElements).map(name => [name, name])) as Components

/** A compiled text as pages render it, set as its language is: everything that can be decided at build is. */
export function toRenderTree(tree: Root, language: Language): RenderTree {
  const root = toJsxRuntime(tree, {
    Fragment: '',
    jsx: element,
    jsxs: element,
    components,
    passNode: true,
  }) as unknown as RenderTreeElement
  return { children: set(root.children ?? [], language) }
}

// Words of the other language, and what is no language.
const asTyped = new Set(['Foreign', 'code', 'pre'])

function set(nodes: RenderTreeNode[], language: Language): RenderTreeNode[] {
  return nodes.flatMap((node): RenderTreeNode[] => {
    if (typeof node === 'string') return typeset(node, language).map(nodeOf)
    return [asTyped.has(node.type) || !node.children ? node : { ...node, children: set(node.children, language) }]
  })
}

function nodeOf(piece: TypesetPart): RenderTreeNode {
  if (typeof piece === 'string') return piece
  if ('superscript' in piece) return { type: 'sup', children: [piece.superscript] }
  return { type: 'span', props: { className: 'whole' }, children: [piece.noWrap] }
}

function element(type: unknown, { children, node: _, drawn, ...own }: Props): never {
  // What a figure draws was read when the text was compiled.
  const props = { ...own, ...(typeof drawn === 'string' && (JSON.parse(drawn) as Props)) }
  const made: RenderTreeElement = {
    type: String(type),
    ...(Object.keys(props).length && { props }),
    // It makes children by this same function.
    ...(children && { children: [children].flat() as RenderTreeNode[] }),
  }
  // The library takes what it is given for an element of JSX.
  return made as never
}
