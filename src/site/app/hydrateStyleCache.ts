import type { EmotionCache } from '@emotion/react'
import { stylesheetId, emotionCacheKey } from '../../config/styles'

const classes = new RegExp(`\\.${emotionCacheKey}-([\\w-]+)`, 'g')

/** Tells Emotion what stands in the page’s sheet, so that it inserts only what does not. */
export function hydrateStyleCache(cache: EmotionCache): void {
  const { sheet } = (document.getElementById(stylesheetId) ?? {}) as HTMLLinkElement
  if (sheet) know(sheet.cssRules)

  function know(rules: CSSRuleList): void {
    for (const rule of rules) {
      const { selectorText, cssRules, name } = rule as Partial<CSSStyleRule & CSSGroupingRule & CSSKeyframesRule>
      if (selectorText) for (const [, style = ''] of selectorText.matchAll(classes)) cache.inserted[style] = true
      if (name) cache.inserted[name] = true
      if (cssRules) know(cssRules)
    }
  }
}
