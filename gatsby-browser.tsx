import { CacheProvider } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { AppRoot } from './src/site/app/AppRoot'
import { hydrateStyleCacheFromStylesheets } from './src/site/app/hydrateStyleCacheFromStylesheets'
import { createStyleCache } from './src/site/styles/cache'

export { onClientEntry, onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from './src/site/app/gatsbyBrowser'

const styles = createStyleCache()
hydrateStyleCacheFromStylesheets(styles)

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={styles}>
    <AppRoot>{element}</AppRoot>
  </CacheProvider>
)
