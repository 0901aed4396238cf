import type { Element } from 'hast'
import { findHastElementsByTagName } from './findHastElementsByTagName'

/**
 * Removes the check boxes that Markdown makes of “- [ ]” and “- [x]”: nobody can tick them on a page. Styles draw a
 * square before each item of such a list (`contains-task-list`), and a tick before those that are `done`.
 */
export function removeCheckboxes(list: Element): void {
  for (const item of findHastElementsByTagName(list, 'li')) {
    const parent = [item, ...findHastElementsByTagName(item, 'p')].find(({ children }) => findCheckbox(children))
    const checkbox = parent && findCheckbox(parent.children)
    if (!parent || !checkbox) continue
    item.properties.className = checkbox.properties.checked ? ['done'] : undefined
    parent.children = parent.children.filter(child => child !== checkbox)
    const [first] = parent.children
    if (first?.type === 'text') first.value = first.value.trimStart()
  }
}

function findCheckbox(children: Element['children']): Element | undefined {
  return children.filter(child => child.type === 'element').find(({ tagName }) => tagName === 'input')
}
