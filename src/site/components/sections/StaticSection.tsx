import { renderSection } from './renderSection'
import { staticSectionComponents } from './staticSections'
import type { AnySection, SectionProps } from './types'

/**
 * A static section while rendering HTML and in develop. In the browser KeptSection.tsx replaces it (gatsby/webpack.ts).
 */
export function StaticSection(props: SectionProps<AnySection>) {
  return renderSection(props.section.__typename, props, staticSectionComponents)
}
