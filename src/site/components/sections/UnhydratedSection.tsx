import { renderSection } from './renderSection'
import { unhydratedSectionComponents } from './unhydratedSections'
import type { AnySection, SectionProps } from './types'

/**
 * An unhydrated section while rendering HTML and in develop. For browsers gatsby/webpack.ts puts
 * UnhydratedSectionInBrowser.tsx in its place.
 */
export function UnhydratedSection(props: SectionProps<AnySection>) {
  return renderSection(props.section.__typename, props, unhydratedSectionComponents)
}
