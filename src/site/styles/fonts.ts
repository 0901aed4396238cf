import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'

/** The font files that every page needs, for preload links. */
export const preloadedFontUrls = [fraunces, figtree]

/**
 * Font faces, and fallbacks with matching metrics to avoid layout shifts. Metrics are relative to Georgia and Arial.
 */
export const fontFaceRules = `
@font-face{font-family:'Fraunces Variable';font-style:normal;font-display:swap;font-weight:100 900;src:url(${fraunces}) format('woff2-variations')}
@font-face{font-family:'Figtree Variable';font-style:normal;font-display:swap;font-weight:300 900;src:url(${figtree}) format('woff2-variations')}
@font-face{font-family:'Fraunces Fallback';src:local('Georgia'),local('Gelasio');size-adjust:101.5%;ascent-override:96.4%;descent-override:25.1%;line-gap-override:0%}
@font-face{font-family:'Figtree Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:99.4%;ascent-override:95.6%;descent-override:25.2%;line-gap-override:0%}
`
