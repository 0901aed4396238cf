import { renderSection } from './renderSection'
import { staticSectionComponents } from './staticSections'
import type { AnySection, SectionProps } from './types'

/** A section that never changes in a browser, while pages are rendered and in develop. Visitors get KeptSection.tsx in its place (gatsby/webpack.ts). */
export function StaticSection(props: SectionProps<AnySection>) {
  return renderSection(props.section.__typename, props, staticSectionComponents)
}
