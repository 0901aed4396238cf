import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { findHastElementsByTagName } from '../findHastElementsByTagName'
import { buildDecisionFlowRenderTree } from '../../../shared/figures/buildDecisionFlowRenderTree'
import { findDecisionFlowProblems } from '../../figures/decisionFlow'
import type { FigurePropsResult } from './figurePropsResult'
import { readFigureTable } from './readFigureTable'

/**
 * Reads the table in `<Flow>`: one question per row; the other columns are answers, with an outcome, “→ 3” for the
 * third question, or “—” if the question does not have this answer. A bold outcome is the one that the text is about.
 */
export function parseDecisionFlowTableIntoFigureProps(element: Element): FigurePropsResult {
  const [head = [], ...rows] = readFigureTable(element)
  const answers = head.slice(1).map(cell => toString(cell).trim())
  if (answers.length < 2)
    return {
      problems: [
        'needs a table inside <Flow>, with a question in the first column and an answer in each of the others',
      ],
    }
  const steps = rows.map(([question, ...cells]) => ({
    question: question ? toString(question).trim() : '',
    answers: cells.flatMap((cell, index) => {
      const outcome = toString(cell).trim()
      if (outcome === '—') return []
      const [, to] = /^→[\s\u00a0]*(\d+)$/u.exec(outcome) ?? []
      const emphasized = findHastElementsByTagName(cell, 'strong').length > 0
      return [{ answer: answers[index] ?? '', ...(to ? { to: Number(to) } : { outcome, emphasized }) }]
    }),
  }))
  const problems = findDecisionFlowProblems({ steps })
  return {
    props: {
      drawing: problems.length ? [] : buildDecisionFlowRenderTree({ steps }),
      label: steps.map(({ question }) => question).join(' '),
    },
    problems: problems.map(({ row, message }) => `${message} (question ${row} of <Flow>)`),
  }
}
