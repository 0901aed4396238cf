import type { GatsbySSR } from 'gatsby'
import { Providers } from './src/app/Providers'

export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/app/ssr'

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => <Providers>{element}</Providers>
