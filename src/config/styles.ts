/** Emotion’s cache key, the prefix of its class names. */
export const emotionCacheKey = 's'

/**
 * Id of the link to the site-wide style sheet. Unlikely as the id of a heading; the rule noReservedIds refuses it
 * there.
 */
export const siteStylesheetLinkId = 'site-styles'

/** Id of the link to the style sheet of a page’s template. */
export const templateStylesheetLinkId = 'template-styles'
