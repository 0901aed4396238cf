/**
 * Loads what leads to other pages without a load. Until it is there, and where it never comes, a link is a whole
 * load, which is always right. `loadParts` loads what another page needs besides its template and its data.
 */
export function installNavigatePatch(loadParts: () => Promise<void>): void {
  const go = window.___navigate
  window.___navigate = to => location.assign(to)
  import(/* webpackChunkName: "navigation" */ './patchGatsbyNavigate').then(
    ({ patchGatsbyNavigate }) => patchGatsbyNavigate(go, loadParts),
    () => undefined,
  )
}
