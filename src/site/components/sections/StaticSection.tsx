import { renderSection } from './renderSection'
import { staticSectionComponents } from './staticSections'
import type { AnySection, SectionProps } from './types'

/**
 * A static section while rendering HTML and in develop. For browsers gatsby/webpack.ts puts StaticSectionInBrowser.tsx
 * in its place.
 */
export function StaticSection(props: SectionProps<AnySection>) {
  return renderSection(props.section.__typename, props, staticSectionComponents)
}
