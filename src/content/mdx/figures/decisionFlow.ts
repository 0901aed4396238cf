import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { buildDecisionFlowElements } from '../../../shared/figures/buildDecisionFlowElements'
import { resolveDecisionFlow, type UnresolvedDecisionFlowQuestion } from '../../figures/resolveDecisionFlow'
import type { FigurePropsResult } from './figurePropsResult'
import { readFigureTable } from './readFigureTable'

/** Reads the table in `<Flow>`: one question per row; the other columns are answers, with an outcome or “→ 3”. */
export function buildDecisionFlowFigureProps(element: Element): FigurePropsResult {
  const [head = [], ...rows] = readFigureTable(element)
  const answers = head.slice(1).map(cell => toString(cell).trim())
  if (answers.length < 2)
    return {
      problems: [
        'needs a table inside <Flow>, with a question in the first column and an answer in each of the others',
      ],
    }
  const questions = rows.map(([question, ...cells]): UnresolvedDecisionFlowQuestion => {
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
