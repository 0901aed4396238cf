/**
 * Loads the chunk that improves client-side navigation. Until it is loaded, or if it fails, links cause a full page
 * load. `loadParts` loads what other pages need besides their template and data.
 */
export function loadGatsbyNavigationPatch(loadParts: () => Promise<void>): void {
  const go = window.___navigate
  window.___navigate = to => location.assign(to)
  import(/* webpackChunkName: "navigation" */ './patchGatsbyNavigation').then(
    ({ patchGatsbyNavigation }) => patchGatsbyNavigation(go, loadParts),
    () => undefined,
  )
}
