import { CacheProvider } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { Providers } from './src/app/Providers'
import { knowStyles } from './src/app/knownStyles'
import { createStyleCache } from './src/styles/cache'

export { onClientEntry, onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from './src/app/browser'

const styles = createStyleCache()
knowStyles(styles)

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={styles}>
    <Providers>{element}</Providers>
  </CacheProvider>
)
