import { collectNestedValues } from '../../collectNestedStrings'
import { formatFieldPath } from '../../contentProblems'
import { isVisibleTextJsonFile } from '../../read/visibleText'
import type { ContentFinding, Rule } from '../rule'

export const distinctAdjacentButtons: Rule = {
  requirement: 'The buttons of a row have different targets and different labels.',
  level: 'notice',
  check: ({ jsonFiles }) =>
    jsonFiles.flatMap(({ file, value }) =>
      isVisibleTextJsonFile(file) ? collectButtonRows(value).flatMap(createRepeatFinder(file)) : [],
    ),
}

interface Buttons {
  field: string
  links: { to?: unknown; label?: unknown }[]
}

function collectButtonRows(root: unknown): Buttons[] {
  return collectNestedValues(root).flatMap(({ value, path }) =>
    path.at(-1) === 'actions' && Array.isArray(value)
      ? [{ field: formatFieldPath(path), links: value.filter(item => typeof item === 'object' && item !== null) }]
      : [],
  )
}

function createRepeatFinder(file: string): (buttons: Buttons) => ContentFinding[] {
  return ({ field, links }) =>
    links.flatMap(({ to, label }, index) => {
      const before = links.slice(0, index)
      const at = `${field}[${index}]`
      if (typeof to === 'string' && before.some(other => other.to === to))
        return [{ file, field: `${at}.to`, message: `leads to “${to}”, as the button before it does; one is enough` }]
      return label && before.some(other => JSON.stringify(other.label) === JSON.stringify(label))
        ? [{ file, field: `${at}.label`, message: 'says what the button before it says, and leads elsewhere' }]
        : []
    })
}
