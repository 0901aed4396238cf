import { getRenderTreeText, isRenderTreeElementOfType, type RenderTree } from '../../../shared/mdx/renderTree'
import { buildFold, type NameFold } from '../mdx/buildFold'

/** Folds what each h2 is about under it on phones: for a text that is looked up rather than read. */
export function foldSections({ children }: RenderTree, nameFold: NameFold): RenderTree {
  const starts = children.flatMap((node, index) => (isRenderTreeElementOfType(node, 'h2') ? [index] : []))
  const sections = starts.map((start, order) => {
    const [heading = '', ...text] = children.slice(start, starts[order + 1])
    const content = { type: 'div', props: { className: 'folded-blocks' }, children: text }
    return {
      type: 'div',
      props: { className: 'folded-section' },
      children: [heading, buildFold(content, nameFold(getRenderTreeText([heading])))],
    }
  })
  return { children: [...children.slice(0, starts[0]), ...sections] }
}
