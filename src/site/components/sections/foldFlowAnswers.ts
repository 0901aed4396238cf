import type { RenderTreeElement, RenderTreeNode } from '../../../shared/mdx/renderTree'

/**
 * Wraps the answers beside each question of a decision flow in <details>, which phones fold (site/styles/siteFrame); those
 * of the first question are open. `nameFold` gives the accessible name.
 */
export function foldFlowAnswers(
  flow: readonly RenderTreeNode[],
  nameFold: (question: string) => string,
): readonly RenderTreeNode[] {
  return flow.map(list =>
    typeof list === 'string' ? list : { ...list, children: list.children?.map((step, index) => fold(step, !index)) },
  )

  function fold(step: RenderTreeNode, opens: boolean): RenderTreeNode {
    if (typeof step === 'string') return step
    const { children = [] } = step
    const question = getOwnText(children[0])
    return {
      ...step,
      children: children.map(child => (hasAnswers(child) ? foldInto(child, question, opens) : child)),
    }
  }

  function foldInto(answers: RenderTreeElement, question: string, opens: boolean): RenderTreeElement {
    const summary = { type: 'summary', props: { 'aria-label': nameFold(question) } }
    const props = { className: 'fold by-title', ...(opens && { open: true }) }
    return { type: 'details', props, children: [summary, answers] }
  }
}

const hasAnswers = (node: RenderTreeNode): node is RenderTreeElement =>
  typeof node !== 'string' && node.type === 'ul' && Boolean(node.children?.length)

// The number of the question is an element.
function getOwnText(node: RenderTreeNode = ''): string {
  return typeof node === 'string' ? node : (node.children ?? []).filter(child => typeof child === 'string').join('')
}
