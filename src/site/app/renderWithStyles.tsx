import { CacheProvider, css } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { addUntilFoundToHtml } from '../../shared/untilFound'
import { createStyleCache } from '../styles/cache'
import { createGlobalCss } from '../styles/global'

/** Renders an element to HTML and returns the Emotion rules of its components separately, by name. */
export function renderWithStyles(element: ReactNode): { html: string; rules: Record<string, string> } {
  const cache = createCollectingCache()
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>)
  return { html: addUntilFoundToHtml(html), rules: getRulesByName(cache) }
}

/** The global styles, which are not in any script. */
export function renderGlobalCss(): string {
  const cache = createCollectingCache()
  cache.insert('', css(createGlobalCss()), cache.sheet, true)
  return Object.values(getRulesByName(cache)).join('')
}

// With `compat`, Emotion does not insert a style element before each component on the server.
function createCollectingCache() {
  return Object.assign(createStyleCache(), { compat: true as const })
}

function getRulesByName({ inserted }: ReturnType<typeof createCollectingCache>): Record<string, string> {
  return Object.fromEntries(Object.entries(inserted).map(([name, rules]) => [name, String(rules)]))
}
