import type { GatsbySSR } from 'gatsby'
import practice from './content/practice.json'
import { AppRoot } from './src/site/app/AppRoot'
import { injectLoaderAndCsp } from './src/site/app/gatsbySsr'

export { onRenderBody, replaceRenderer } from './src/site/app/gatsbySsr'

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = api => injectLoaderAndCsp(api, practice.providers)

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => <AppRoot>{element}</AppRoot>
