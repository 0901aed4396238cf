import { isVisibleTextJsonFile } from '../../read/visibleText'
import type { ContentFinding, Rule } from '../rule'

export const distinctAdjacentButtons: Rule = {
  requirement: 'Two adjacent buttons have different targets and different labels.',
  level: 'notice',
  check: ({ jsonFiles }) =>
    jsonFiles.flatMap(({ file, value }) =>
      isVisibleTextJsonFile(file) ? collectButtonRows(value, '').flatMap(createRepeatFinder(file)) : [],
    ),
}

interface Buttons {
  field: string
  links: { to?: unknown; label?: unknown }[]
}

function collectButtonRows(value: unknown, field: string): Buttons[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => collectButtonRows(item, `${field}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = field ? `${field}.${key}` : key
    return key === 'actions' && Array.isArray(inner)
      ? [{ field: at, links: inner.filter(item => typeof item === 'object' && item !== null) }]
      : collectButtonRows(inner, at)
  })
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
