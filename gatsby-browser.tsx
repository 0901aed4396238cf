import { CacheProvider } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { Providers } from './src/site/app/Providers'
import { knowStyles } from './src/site/app/knownStyles'
import { createStyleCache } from './src/site/styles/cache'

export { onClientEntry, onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from './src/site/app/browser'

const styles = createStyleCache()
knowStyles(styles)

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={styles}>
    <Providers>{element}</Providers>
  </CacheProvider>
)
