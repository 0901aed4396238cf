/** Cache file for the global styles, written while pages are rendered. */
export const globalCssCachePath = '.cache/styles/site.css'

/** Cache file for the rules of a style, by its Emotion name, which is a hash of the rules. */
export const buildEmotionRulesCachePath = (emotionName: string) => `.cache/styles/rules/${emotionName}.css`

/** Cache file for the path of the last site-wide style sheet, for pages rendered later. */
export const stylesheetPathCachePath = '.cache/styles/path'

/** Path of a style sheet by its content hash; all hosts cache /static/ for a year. */
export const buildStylesheetPath = (digest: string) => `/static/styles-${digest}.css`
