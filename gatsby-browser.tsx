import type { GatsbyBrowser } from 'gatsby'
import { Providers } from './src/app/Providers'

export { onClientEntry, onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from './src/app/browser'

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <Providers>{element}</Providers>
