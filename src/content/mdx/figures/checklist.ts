import type { Element } from 'hast'
import { findHastElementsByTagName } from '../findHastElementsByTagName'
import type { FigurePropsResult } from './figurePropsResult'

const items = { least: 3, most: 15 }

/** Validates `<Checklist>`: it contains one list, which is also offered as a one-page download. */
export function validateChecklistElement(element: Element): FigurePropsResult {
  const lists = [...findHastElementsByTagName(element, 'ul'), ...findHastElementsByTagName(element, 'ol')]
  const count = findHastElementsByTagName(element, 'li').length
  if (lists.length === 1 && count >= items.least && count <= items.most) return { problems: [] }
  return {
    problems: [
      `needs one list of ${items.least} to ${items.most} items inside <Checklist>, with an empty line before and after it, and no list in an item; it stands on one page of paper`,
    ],
  }
}

/**
 * Validates `<SelfTest>`: it contains a numbered list of questions, and after it a list of results.
 */
export function validateSelfTestElement(element: Element): FigurePropsResult {
  const [questions, results] = [findHastElementsByTagName(element, 'ol'), findHastElementsByTagName(element, 'ul')]
  if (questions.length === 1 && results.length === 1) return { problems: [] }
  return {
    problems: [
      'needs a numbered list of questions and, below it, a list of results inside <SelfTest>, with an empty line before and after each',
    ],
  }
}
