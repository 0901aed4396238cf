import type { Root } from 'hast'
import { toJsxRuntime, type Components, type Props } from 'hast-util-to-jsx-runtime'
import { mdxElements } from './elements'
import type { TextElement, TextNode, TextTree } from './tree'

// The library makes elements of ours, as of those of HTML, by their names; components stand in for them on the page.
const components = Object.fromEntries(Object.keys(mdxElements).map(name => [name, name])) as Components

/** A compiled text as pages render it: everything that can be decided at build is. */
export function treeOf(tree: Root): TextTree {
  const root = toJsxRuntime(tree, { Fragment: '', jsx: element, jsxs: element, components }) as unknown as TextElement
  return { children: root.children ?? [] }
}

function element(type: unknown, { children, node: _, ...props }: Props): never {
  const made: TextElement = {
    type: String(type),
    ...(Object.keys(props).length && { props }),
    // It makes children by this same function.
    ...(children && { children: [children].flat() as TextNode[] }),
  }
  // The library takes what it is given for an element of JSX.
  return made as never
}
