/** What Emotion begins the names of classes with. */
export const emotionCacheKey = 's'

/** The id of the link to the style sheet of all pages. */
export const stylesheetId = 'styles'

/** The id of the link to the style sheet of a page’s template. */
export const templateStylesheetId = 'template-styles'
