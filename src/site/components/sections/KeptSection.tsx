import { useEffect, useState, useSyncExternalStore } from 'react'
import { prefetchHoveredPage, followLink } from '../../browser/followLink'
import { useQuestionDetails } from '../../hooks/useQuestionDetails'
import { getStaticSectionComponents, loadStaticSectionComponents } from './loadStaticSectionComponents'
import { renderSection } from './renderSection'
import type { AnySection, SectionProps } from './types'

const asFound = { __html: '' }
const subscribe = () => () => undefined
const yes = () => true
const no = () => false

/**
 * A section that never changes, in a visitor’s browser. React takes over the one that came with the page without looking
 * into it, so that its component and their words need not come; its links and questions answer as those of other sections.
 * On a page reached by a link, the section is drawn by its component.
 */
export function StaticSection(props: SectionProps<AnySection>) {
  // The second answer holds while React takes over what the host sent, and never after.
  const takenOver = useSyncExternalStore(subscribe, no, yes)
  const [kept] = useState(takenOver)
  return kept ? <KeptSection /> : <DrawnSection {...props} />
}

function KeptSection() {
  const place = useQuestionDetails<HTMLElement>()
  useEffect(() => {
    const section = place.current
    // They go with the section.
    section?.addEventListener('click', followLink)
    section?.addEventListener('pointerover', prefetchHoveredPage)
  }, [place])
  return <section ref={place} dangerouslySetInnerHTML={asFound} />
}

function DrawnSection(props: SectionProps<AnySection>) {
  const components = getStaticSectionComponents()
  // They are asked for before a page is shown (site/browser/patchGatsbyNavigate.ts), but not where a page has broken.
  if (!components) throw loadStaticSectionComponents()
  return renderSection(props.section.__typename, props, components)
}
