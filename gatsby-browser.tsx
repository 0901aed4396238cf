import { CacheProvider } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { AppRoot } from './src/site/app/AppRoot'
import { hydrateStyleCache } from './src/site/app/hydrateStyleCache'
import { createStyleCache } from './src/site/styles/cache'

export { onClientEntry, onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from './src/site/app/gatsbyBrowser'

const styles = createStyleCache()
hydrateStyleCache(styles)

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={styles}>
    <AppRoot>{element}</AppRoot>
  </CacheProvider>
)
