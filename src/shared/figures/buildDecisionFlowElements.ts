import type { RenderTreeElement, RenderTreeNode } from '../mdx/renderTree'
import { buildLocalizedText } from './localizedText'
import type { DecisionFlow, DecisionFlowAnswer, DecisionFlowQuestion } from './decisionFlow'

/** Renders a decision flow as HTML and SVG elements: questions one below the other, outcomes beside them. */
export function buildDecisionFlowElements({ steps }: DecisionFlow): RenderTreeElement[] {
  return [
    element(
      'ol',
      { className: 'fl' },
      steps.map((step, index) => buildStep(step, index, steps)),
    ),
  ]
}

function buildStep(
  { question, answers }: DecisionFlowQuestion,
  index: number,
  steps: DecisionFlowQuestion[],
): RenderTreeElement {
  const number = index + 1
  const on = answers.filter(({ to }) => to === number + 1)
  const aside = answers.filter(({ to }) => to !== number + 1)
  // Where the question above does not lead here, the answers that do.
  const entries = steps.flatMap(({ answers }, from) =>
    answers.flatMap(({ answer, to }) => (to === number ? [{ from: from + 1, answer }] : [])),
  )
  const jumps = entries.some(({ from }) => from === index) ? [] : entries
  return element('li', {}, [
    ...jumps.map(({ from, answer }) =>
      buildArrowDown(
        [element('i', {}, [buildLocalizedText({ text: 'ifAnswer', answer, question: from })])],
        'fl-on fl-jump',
      ),
    ),
    element('div', { className: 'fl-question' }, [element('b', {}, [String(number)]), question]),
    element('ul', {}, aside.map(buildAnswer)),
    ...(on.length ? [buildArrowDown([element('i', {}, [on.map(({ answer }) => answer).join(', ')])])] : []),
  ])
}

function buildArrowDown(words: RenderTreeNode[], className = 'fl-on'): RenderTreeElement {
  return element('div', { className }, [arrow('M8 0v22m-6-7 6 7 6-7', 16, 24), ...words])
}

function buildAnswer({ answer, to, outcome }: DecisionFlowAnswer): RenderTreeElement {
  return element('li', {}, [
    element('span', { className: 'fl-answer' }, [element('i', {}, [answer]), arrow('M0 8h30m-7-6 7 6-7 6', 32, 16)]),
    to
      ? element('span', { className: 'fl-outcome fl-way' }, [buildLocalizedText({ text: 'goTo', question: to })])
      : element('span', { className: 'fl-outcome' }, [outcome ?? '']),
  ])
}

function arrow(d: string, width: number, height: number): RenderTreeElement {
  return element('svg', { width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': true, focusable: 'false' }, [
    element('path', { d }),
  ])
}

function element(type: string, props: Record<string, unknown>, children: RenderTreeNode[] = []): RenderTreeElement {
  return { type, ...(Object.keys(props).length && { props }), ...(children.length && { children }) }
}
