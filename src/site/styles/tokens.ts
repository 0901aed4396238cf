import { palette } from '../../config/palette'
import { createRecord, listKeys } from '../../shared/properties'

/** Colours by role, as custom properties: `color.ink`. Changing the theme requires no re-rendering. */
export const color = createRecord(listKeys(palette.light), role => `var(--${role})`)

/** The custom properties of a theme, as CSS declarations. */
export function formatThemeVariables(theme: keyof typeof palette): string {
  return Object.entries(palette[theme])
    .map(([role, value]) => `--${role}:${value};`)
    .join('')
}

/** The theme-color of each theme. */
export const browserColorByTheme = { light: palette.light.pine, dark: palette.dark.pine }

/** Font families by use, as custom properties, so that the font names are not repeated in every rule. */
export const fontFamily = { display: 'var(--fontDisplay)', text: 'var(--fontText)' }

/** Custom properties of the font families, with fallbacks that have matching metrics. */
export const fontVariablesCss =
  "--fontDisplay:'Fraunces Variable','Fraunces Fallback',Georgia,serif;" +
  "--fontText:'Figtree Variable','Figtree Fallback',system-ui,sans-serif;"

/** Font sizes. With enlarged text on a phone, headings stop growing while their words still fit on a line. */
export const fontSize = {
  h1: 'min(clamp(1.625rem, min(0.6rem + 5.6vw, 1.35rem + 2.45vw), 3.375rem), 12vw)',
  /** For titles of up to 75 and 90 characters, which then fit in three lines. */
  longTitle: 'min(clamp(1.5rem, min(0.55rem + 4.6vw, 1.2rem + 1.95vw), 2.75rem), 12vw)',
  longestTitle: 'min(clamp(1.4rem, min(0.5rem + 4.3vw, 1.2rem + 1.95vw), 2.75rem), 12vw)',
  h2: 'min(clamp(1.3rem, 0.72rem + 2.65vw, 2.75rem), 11vw)',
  h3: 'min(clamp(1.125rem, 1.03rem + 0.46vw, 1.4rem), 9vw)',
  /** For the heading of the closing panel. */
  statement: 'min(clamp(1.5rem, 0.9rem + 3vw, 3rem), 11vw)',
  lead: 'clamp(1rem, 0.93rem + 0.4vw, 1.25rem)',
  text: 'clamp(1rem, 0.95rem + 0.25vw, 1.0625rem)',
  small: '0.9375rem',
  /** Fine print: the smallest size for sentences. */
  tiny: '0.875rem',
  /** For capitals and for words in drawings, which have little room. */
  label: '0.8125rem',
}

/** Height of the first line of a title of a card, on which the icon, number or symbol beside it is centred. */
export const h3LineHeight = `calc(1.25 * ${fontSize.h3})`

/** Padding above and below a section: 36 px on phones, 6.5rem on wide screens. */
export const sectionPaddingBlock = 'clamp(2.25rem, 0.4rem + 8vw, 6.5rem)'

/** Space between the header of a page and what follows, from wide screens on; on narrower ones as between sections. */
export const spaceBelowPageHeader = '4rem'

/** Space between the heading of a section and its list: about 24 px on phones, 3rem on wide screens. */
export const spaceBelowSectionHeading = 'clamp(1.5rem, 0.75rem + 3.2vw, 3rem)'

/** Margin at both sides of the page; limited, so that enlarged text leaves room on a narrow window. */
export const pageMargin = 'clamp(min(1.25rem, 6.25vw), 4vw, 1.5rem)'

/** Padding inside a box, limited in the same way. */
export const boxPadding = 'min(1.75rem, 7vw)'

export const radius = { control: '8px', card: '14px', call: '22px', pill: '999px' }

/** Font size of the root: wide screens enlarge type and spaces together. */
export const rootFontSize = 'clamp(100%, 50% + 0.52vw, 125%)'

/** Maximum widths: of the page, and of a line of text, some 70 characters. */
export const maxWidth = { page: 'clamp(75rem, 76vw, 82rem)', text: '51ch' }

/** Space between the columns of the page, the same in every section, so that their edges meet. */
export const columnGap = '1.5rem'

/** Minimum widths; the default is a phone. */
export const mediaQueries = { tablet: '@media (min-width: 48em)', desktop: '@media (min-width: 64em)' }

/** Tablets, and no wider. */
export const tabletRangeQuery = '@media (min-width: 48em) and (max-width: 63.99em)'

/**
 * Screens wide enough for additional columns: a two-column estimator form beside its result, the clock’s key beside its
 * outcome.
 */
export const wideScreenQuery = '@media (min-width: 80em)'

/** Narrower than a tablet, and not print. */
export const phoneQuery = '@media screen and (max-width: 47.99em)'

/**
 * Narrower than any phone at the default font size: the reader has enlarged text, so words must break and rows wrap.
 */
export const enlargedTextQuery = '@media (max-width: 19.9em)'

/** Short transitions, none with prefers-reduced-motion. */
export const createTransitionStyles = (...properties: string[]) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    transition: properties.map(property => `${property} 140ms ease`).join(', '),
  },
})
