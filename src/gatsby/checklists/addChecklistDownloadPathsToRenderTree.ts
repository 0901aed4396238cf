import type { Language } from '../../config/languages'
import { buildChecklistDownloadPath } from '../../shared/downloads'
import type { RenderTreeNode, RenderTree } from '../../shared/mdx/renderTree'

/** Adds the download paths (PDF and Markdown) to the props of each Checklist element in the render tree of a text. */
export function addChecklistDownloadPathsToRenderTree(
  { children }: RenderTree,
  { slug, language }: { slug: string; language: Language },
): RenderTree {
  const paths = {
    pdf: buildChecklistDownloadPath(slug, language, 'pdf'),
    markdown: buildChecklistDownloadPath(slug, language, 'md'),
  }
  return {
    children: children.map((node): RenderTreeNode =>
      typeof node !== 'string' && node.type === 'Checklist' ? { ...node, props: { ...node.props, ...paths } } : node,
    ),
  }
}
