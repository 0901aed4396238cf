import type { EmotionCache } from '@emotion/react'
import { emotionCacheKey, stylesheetId, templateStylesheetId } from '../../config/styles'

const classes = new RegExp(`\\.${emotionCacheKey}-([\\w-]+)`, 'g')

type AnyRule = Pick<CSSRule, 'cssText'> &
  Partial<Pick<CSSStyleRule, 'selectorText' | 'cssRules'> & Pick<CSSKeyframesRule, 'name'>>

/** Tells Emotion what stands in the page’s sheets, so that it inserts only what does not. */
export function hydrateStyleCache(cache: EmotionCache): void {
  for (const id of [stylesheetId, templateStylesheetId]) {
    const link = document.getElementById(id)
    if (link && 'sheet' in link && link.sheet instanceof CSSStyleSheet) know(link.sheet.cssRules)
  }

  function know(rules: CSSRuleList): void {
    for (const rule of rules) {
      // Which kind of rule it is shows in what it has.
      const { selectorText, cssRules, name }: AnyRule = rule
      if (selectorText) for (const [, style = ''] of selectorText.matchAll(classes)) cache.inserted[style] = true
      if (name) cache.inserted[name] = true
      if (cssRules) know(cssRules)
    }
  }
}
