import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { buildDecisionFlowElements } from '../../../shared/figures/buildDecisionFlowElements'
import { resolveDecisionFlow, type UnresolvedDecisionFlowQuestion } from '../../figures/resolveDecisionFlow'
import { findHastElementsByTagName } from '../findHastElementsByTagName'
import type { FigurePropsResult } from './figurePropsResult'

/** Reads the table in `<Flow>`: one question per row; the other columns are answers, with an outcome or “→ 3”. */
export function buildDecisionFlowFigureProps(element: Element): FigurePropsResult {
  const [head, ...rows] = findHastElementsByTagName(element, 'tr')
  const answers = head
    ? findHastElementsByTagName(head, 'th')
        .map(cell => toString(cell).trim())
        .slice(1)
    : []
  if (findHastElementsByTagName(element, 'table').length !== 1 || answers.length < 2)
    return {
      problems: [
        'needs a table inside <Flow>, with a question in the first column and an answer in each of the others',
      ],
    }
  const questions = rows.map((row): UnresolvedDecisionFlowQuestion => {
    const [question, ...cells] = row.children.filter(child => child.type === 'element')
    return {
      question: question ? toString(question).trim() : '',
      answers: cells.flatMap((cell, index) => {
        const leads = toString(cell).trim()
        return leads === '—' ? [] : [{ answer: answers[index] ?? '', leads }]
      }),
    }
  })
  const { flow, problems } = resolveDecisionFlow(questions)
  return {
    props: {
      drawing: problems.length ? [] : buildDecisionFlowElements(flow),
      label: flow.steps.map(({ question }) => question).join(' '),
    },
    problems: problems.map(({ row, message }) => `${message} (question ${row} of <Flow>)`),
  }
}
