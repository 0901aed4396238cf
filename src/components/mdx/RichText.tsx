import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { elements } from './elements'

/** A text as a tree (see lib/mdx), rendered with the one map of elements. */
export function RichText({ tree }: { tree: unknown }) {
  return toJsxRuntime(tree as Root, { Fragment, jsx, jsxs, components: elements })
}
