/** Where the rendering of pages leaves the site’s styles for the end of the build. */
export const siteStylesCachePath = '.cache/styles/site.css'

/** Where it leaves the rules of a style, by the name that Emotion gives it: a digest of the rules. */
export const buildEmotionRuleCachePath = (name: string) => `.cache/styles/rules/${name}.css`

/** Where the end of a build notes the address of the sheet of all pages, for those that are rendered later. */
export const stylesheetUrlCachePath = '.cache/styles/address'

/** The address of a sheet by its digest. What stands in /static/ is kept for a year by all hosts. */
export const buildStylesheetPath = (digest: string) => `/static/styles-${digest}.css`
