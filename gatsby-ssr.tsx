import type { GatsbySSR } from 'gatsby'
import practice from './content/practice.json'
import { Providers } from './src/site/app/Providers'
import { prepareHtml } from './src/site/app/ssr'

export { onRenderBody, replaceRenderer } from './src/site/app/ssr'

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = api => prepareHtml(api, practice.providers)

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => <Providers>{element}</Providers>
