import type { GatsbySSR } from 'gatsby'
import practice from './content/practice.json'
import { Providers } from './src/app/Providers'
import { prepareHtml } from './src/app/ssr'

export { onRenderBody, replaceRenderer } from './src/app/ssr'

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = api => prepareHtml(api, practice.providers)

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => <Providers>{element}</Providers>
