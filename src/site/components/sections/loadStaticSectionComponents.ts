import type { SectionComponentsByName } from './types'

let loaded: Partial<SectionComponentsByName> | undefined

/** The components of sections that never change, once they have come. */
export const getStaticSectionComponents = () => loaded

/** Loads them. A page that is shown as it was loaded needs none; another one, reached by a link, does. */
export async function loadStaticSectionComponents(): Promise<void> {
  loaded ??= (await import(/* webpackChunkName: "sections" */ './staticSections')).staticSectionComponents
}
