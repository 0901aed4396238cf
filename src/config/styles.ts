/** What Emotion begins the names of classes with. */
export const styleKey = 's'

/** The id of the link to the one style sheet, on every page. */
export const sheetId = 'styles'
