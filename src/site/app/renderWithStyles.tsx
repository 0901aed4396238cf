import { CacheProvider, css } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { addUntilFoundToHtml } from '../../shared/untilFound'
import { createStyleCache } from '../styles/cache'
import { createGlobalStyles } from '../styles/global'

/** The HTML of an element and, apart, the rules of the components in it, by the names that Emotion gives them. */
export function renderWithStyles(element: ReactNode): { html: string; rules: Record<string, string> } {
  const cache = collectingCache()
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>)
  return { html: addUntilFoundToHtml(html), rules: rulesIn(cache) }
}

/** The styles of the whole site, which no script knows. */
export function renderGlobalStyles(): string {
  const cache = collectingCache()
  cache.insert('', css(createGlobalStyles()), cache.sheet, true)
  return Object.values(rulesIn(cache)).join('')
}

// On a server, Emotion otherwise writes a style element before each component.
function collectingCache() {
  return Object.assign(createStyleCache(), { compat: true as const })
}

function rulesIn({ inserted }: ReturnType<typeof collectingCache>): Record<string, string> {
  return Object.fromEntries(Object.entries(inserted).map(([name, rules]) => [name, String(rules)]))
}
