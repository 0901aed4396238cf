import type { SectionComponentsByName } from './types'

let loaded: Partial<SectionComponentsByName> | undefined

/** The components of unhydrated sections, if loaded. */
export const getPreloadedUnhydratedSectionComponents = () => loaded

/**
 * Loads the components of unhydrated sections. Only needed for client-side navigation, not for the initially loaded
 * page.
 */
export async function preloadUnhydratedSectionComponents(): Promise<void> {
  loaded ??= (await import(/* webpackChunkName: "sections" */ './unhydratedSections')).unhydratedSectionComponents
}
