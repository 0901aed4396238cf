/**
 * Loads what leads to other pages without a load. Until it is there, and where it never comes, a link is a whole
 * load, which is always right.
 */
export function installNavigatePatch(): void {
  const go = window.___navigate
  window.___navigate = to => location.assign(to)
  import(/* webpackChunkName: "navigation" */ './patchGatsbyNavigate').then(
    ({ patchGatsbyNavigate }) => patchGatsbyNavigate(go),
    () => undefined,
  )
}
