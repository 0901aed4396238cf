/** Emotion’s cache key, the prefix of its class names. */
export const emotionCacheKey = 's'

/** Id of the link to the site-wide style sheet. */
export const siteStylesheetId = 'styles'

/** Id of the link to the style sheet of a page’s template. */
export const templateStylesheetId = 'template-styles'
