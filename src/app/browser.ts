import type { GatsbyBrowser } from 'gatsby'

/** Tells the deferred start that buttons now answer. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event('app:started'))
}
