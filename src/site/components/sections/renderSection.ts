import { createElement } from 'react'
import type { SectionComponentsByName, SectionTypename, SectionProps, SectionsByName } from './types'

/** Renders a section with the component of its type. */
export function renderSection<Name extends SectionTypename>(
  name: Name,
  props: SectionProps<SectionsByName[Name]>,
  components: Partial<SectionComponentsByName>,
) {
  const Component = components[name]
  if (!Component) throw new Error(`The template of the page knows no ${name}.`)
  return createElement(Component, props)
}
