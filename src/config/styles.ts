/** What Emotion begins the names of classes with. */
export const emotionCacheKey = 's'

/** The id of the link to the one style sheet, on every page. */
export const stylesheetId = 'styles'
