import type { EmotionCache } from '@emotion/react'
import { emotionCacheKey, siteStylesheetLinkId, templateStylesheetLinkId } from '../../config/styles'

const classes = new RegExp(`\\.${emotionCacheKey}-([\\w-]+)`, 'g')

type AnyRule = Pick<CSSRule, 'cssText'> &
  Partial<Pick<CSSStyleRule, 'selectorText' | 'cssRules'> & Pick<CSSKeyframesRule, 'name'>>

/** Registers the rules of the page’s style sheets in Emotion’s cache, so that only missing ones are inserted. */
export function hydrateStyleCacheFromStylesheets(cache: EmotionCache): void {
  for (const id of [siteStylesheetLinkId, templateStylesheetLinkId]) {
    const link = document.getElementById(id)
    if (link && 'sheet' in link && link.sheet instanceof CSSStyleSheet) know(link.sheet.cssRules)
  }

  function know(rules: CSSRuleList): void {
    for (const rule of rules) {
      // The kind of rule is recognized by its properties.
      const { selectorText, cssRules, name }: AnyRule = rule
      if (selectorText) for (const [, style = ''] of selectorText.matchAll(classes)) cache.inserted[style] = true
      if (name) cache.inserted[name] = true
      if (cssRules) know(cssRules)
    }
  }
}
