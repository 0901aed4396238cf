import type { RenderTreeElement, RenderTreeNode } from '../mdx/renderTree'
import { buildElement } from './buildElement'
import { buildUntranslatedMessageElement } from './localeMessageElement'
import type { DecisionFlow, DecisionFlowAnswer, DecisionFlowQuestion } from './decisionFlow'

/** Renders a decision flow as HTML and SVG elements: questions one below the other, outcomes beside them. */
export function buildDecisionFlowRenderTree({ steps }: DecisionFlow): RenderTreeElement[] {
  return [
    buildElement(
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
  return buildElement('li', {}, [
    ...jumps.map(({ from, answer }) =>
      buildArrowDown(
        [buildElement('i', {}, [buildUntranslatedMessageElement({ text: 'ifAnswer', answer, question: from })])],
        'fl-on fl-jump',
      ),
    ),
    buildElement('div', { className: 'fl-question' }, [buildElement('b', {}, [String(number)]), question]),
    buildElement('ul', {}, aside.map(buildAnswer)),
    ...(on.length ? [buildArrowDown([buildElement('i', {}, [on.map(({ answer }) => answer).join(', ')])])] : []),
  ])
}

function buildArrowDown(words: RenderTreeNode[], className = 'fl-on'): RenderTreeElement {
  return buildElement('div', { className }, [arrow('M8 0v22m-6-7 6 7 6-7', 16, 24), ...words])
}

function buildAnswer({ answer, to, outcome, emphasized }: DecisionFlowAnswer): RenderTreeElement {
  return buildElement('li', {}, [
    buildElement('span', { className: 'fl-answer' }, [
      buildElement('i', {}, [answer]),
      arrow('M0 8h30m-7-6 7 6-7 6', 32, 16),
    ]),
    to
      ? buildElement('span', { className: 'fl-outcome fl-way' }, [
          buildUntranslatedMessageElement({ text: 'goTo', question: to }),
        ])
      : buildElement('span', { className: 'fl-outcome' }, [
          emphasized ? buildElement('strong', {}, [outcome ?? '']) : (outcome ?? ''),
        ]),
  ])
}

function arrow(d: string, width: number, height: number): RenderTreeElement {
  return buildElement(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': true, focusable: 'false' },
    [buildElement('path', { d })],
  )
}
