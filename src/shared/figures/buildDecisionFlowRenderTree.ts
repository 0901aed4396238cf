import type { RenderTreeElement, RenderTreeNode } from '../mdx/renderTree'
import { buildElement } from './buildElement'
import { buildUntranslatedMessageElement } from './localeMessageElement'
import type { DecisionFlow, DecisionFlowAnswer, DecisionFlowQuestion } from './decisionFlow'

/**
 * Renders a decision flow as HTML and SVG elements: questions one below the other, outcomes beside them. With an `id`,
 * the way to a question further down is a link to it.
 */
export function buildDecisionFlowRenderTree({ steps }: DecisionFlow, id?: string): RenderTreeElement[] {
  const jumps = findDrawnJumps(steps)
  return [
    buildElement(
      'ol',
      { className: 'fl' },
      steps.map((step, index) => buildStep(step, index, { steps, jumps, id })),
    ),
  ]
}

/** An answer that leads past the questions between two. */
interface Jump {
  from: number
  to: number
  answer: string
}

// The answers that lead to a question.
function findEntries(steps: readonly DecisionFlowQuestion[], number: number): Jump[] {
  return steps.flatMap(({ answers }, index) =>
    answers.flatMap(({ answer, to }) => (to === number ? [{ from: index + 1, to, answer }] : [])),
  )
}

// Ways to a question that the one above does not lead to have a line down the edge; there is one such line at a time.
function findDrawnJumps(steps: readonly DecisionFlowQuestion[]): Jump[] {
  const jumps = steps.flatMap((_, index) => {
    const entries = findEntries(steps, index + 1)
    return entries.every(({ from }) => from < index) ? entries : []
  })
  return jumps.filter(({ from, to }) => jumps.every(other => other.to === to || other.from >= to || other.to <= from))
}

function buildStep(
  { question, answers }: DecisionFlowQuestion,
  index: number,
  { steps, jumps, id }: { steps: readonly DecisionFlowQuestion[]; jumps: readonly Jump[]; id?: string },
): RenderTreeElement {
  const number = index + 1
  const on = answers.filter(({ to }) => to === number + 1)
  const aside = answers.filter(({ to }) => to !== number + 1)
  // Where the question above does not lead here, the answers that do.
  const entries = findEntries(steps, number)
  const arrivals = entries.some(({ from }) => from === index) ? [] : entries
  const isPassed = jumps.some(({ from, to }) => from < number && number < to)
  const isDrawn = ({ from, to }: Pick<Jump, 'from' | 'to'>) => jumps.some(jump => jump.from === from && jump.to === to)
  const className = isPassed ? 'fl-pass' : undefined
  return buildElement('li', { className, id: id && entries.length ? `${id}-${number}` : undefined }, [
    ...arrivals.map(entry =>
      buildElement('div', { className: 'fl-on fl-jump' }, [
        arrow('M16 10H8v22m-6-7 6 7 6-7', 16, 34),
        buildElement('i', {}, [
          buildUntranslatedMessageElement({ text: 'ifAnswer', answer: entry.answer, question: entry.from }),
        ]),
        ...(isDrawn(entry) ? [buildElement('span', { className: 'fl-line' }, [])] : []),
      ]),
    ),
    buildElement('div', { className: 'fl-question' }, [buildElement('b', {}, [String(number)]), question]),
    buildElement(
      'ul',
      {},
      aside.map(answer => buildAnswer(answer, id, isDrawn({ from: number, to: answer.to ?? 0 }))),
    ),
    ...(on.length ? [buildArrowDown([buildElement('i', {}, [on.map(({ answer }) => answer).join(', ')])])] : []),
  ])
}

function buildArrowDown(words: RenderTreeNode[]): RenderTreeElement {
  return buildElement('div', { className: 'fl-on' }, [arrow('M8 0v22m-6-7 6 7 6-7', 16, 24), ...words])
}

function buildAnswer(
  { answer, to, outcome, emphasized }: DecisionFlowAnswer,
  id: string | undefined,
  hasLine: boolean,
): RenderTreeElement {
  const way = (question: number) => {
    const words = buildUntranslatedMessageElement({ text: 'goTo', question })
    return id ? buildElement('a', { href: `#${id}-${question}` }, [words]) : words
  }
  return buildElement('li', {}, [
    buildElement('span', { className: 'fl-answer' }, [
      buildElement('i', {}, [answer]),
      arrow('M0 8h30m-7-6 7 6-7 6', 32, 16),
    ]),
    to
      ? buildElement('span', { className: hasLine ? 'fl-outcome fl-way fl-leave' : 'fl-outcome fl-way' }, [way(to)])
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
