import { CacheProvider, css } from '@emotion/react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStyleCache } from '../styles/cache'
import { globalStyles } from '../styles/global'

/** The HTML of an element and the styles of the components in it, apart: they belong into the head, once. */
export function renderStyled(element: ReactNode): { html: string; styles: ReactElement } {
  const cache = collectingCache()
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>)
  // Emotion in the browser takes over a style element that names what stands in it.
  const names = Object.keys(cache.inserted)
  const styles = (
    <style
      key="styles"
      data-emotion={[cache.key, ...names].join(' ')}
      dangerouslySetInnerHTML={{ __html: Object.values(cache.inserted).join('') }}
    />
  )
  return { html, styles }
}

/** The styles of the whole site, which stand in the head of every page. */
export function siteStyles(): ReactElement {
  const cache = collectingCache()
  cache.insert('', css(globalStyles()), cache.sheet, true)
  return <style key="site-styles" dangerouslySetInnerHTML={{ __html: Object.values(cache.inserted).join('') }} />
}

// On a server, Emotion otherwise writes a style element before each component.
function collectingCache() {
  return Object.assign(createStyleCache(), { compat: true as const })
}
