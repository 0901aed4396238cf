import type { SectionComponentsByName } from './types'

let loaded: Partial<SectionComponentsByName> | undefined

/** The components of static sections, if loaded. */
export const getPreloadedStaticSectionComponents = () => loaded

/** Loads them. Only needed for client-side navigation, not for the initially loaded page. */
export async function preloadStaticSectionComponents(): Promise<void> {
  loaded ??= (await import(/* webpackChunkName: "sections" */ './staticSections')).staticSectionComponents
}
