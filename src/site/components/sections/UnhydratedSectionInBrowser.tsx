import { useEffect, useState, useSyncExternalStore } from 'react'
import { prefetchHoveredPage, followClickedLink } from '../../browser/followClickedLink'
import { useDetailsOpenedByHashRef } from '../../hooks/useDetailsOpenedByHashRef'
import {
  getPreloadedUnhydratedSectionComponents,
  preloadUnhydratedSectionComponents,
} from './preloadUnhydratedSectionComponents'
import { renderSection } from './renderSection'
import type { AnySection, SectionProps } from './types'

const asFound = { __html: '' }
const subscribe = () => () => undefined
const yes = () => true
const no = () => false

/**
 * An unhydrated section in the browser, in place of UnhydratedSection.tsx. During hydration React keeps its existing
 * HTML as it is, so that its component does not have to be loaded; its links and <details> work like those of other
 * sections. After client-side navigation, the section is rendered by its component.
 */
export function UnhydratedSection(props: SectionProps<AnySection>) {
  // getServerSnapshot (`yes`) is used only during hydration.
  const takenOver = useSyncExternalStore(subscribe, no, yes)
  const [kept] = useState(takenOver)
  return kept ? <KeptSection /> : <DrawnSection {...props} />
}

function KeptSection() {
  const place = useDetailsOpenedByHashRef<HTMLElement>()
  useEffect(() => {
    const section = place.current
    // No cleanup needed: the listeners are removed with the section.
    section?.addEventListener('click', followClickedLink)
    section?.addEventListener('pointerover', prefetchHoveredPage)
  }, [place])
  return <section ref={place} dangerouslySetInnerHTML={asFound} />
}

function DrawnSection(props: SectionProps<AnySection>) {
  const components = getPreloadedUnhydratedSectionComponents()
  // Loaded before navigation (site/browser/patchGatsbyNavigation.ts), but not when recovering from an error.
  if (!components) throw preloadUnhydratedSectionComponents()
  return renderSection(props.section.__typename, props, components)
}
