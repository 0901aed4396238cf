import {
  columnGap,
  fontSize,
  mediaQueries,
  phoneQuery,
  spaceBelowSectionHeading,
  tabletRangeQuery,
} from '../../../styles/tokens'

/** Styles of a list of cards; the section sets the columns. */
export const cardGridStyles = {
  display: 'grid',
  gap: columnGap,
  [phoneQuery]: { rowGap: '1rem' },
  marginTop: spaceBelowSectionHeading,
  [mediaQueries.tablet]: { rowGap: 0, marginBottom: `-${columnGap}` },
}

/** Smaller inset and type for cards that are three in a row on tablets. */
export const compactCardsOnTablets = { [tabletRangeQuery]: { '--inline': '1rem', fontSize: fontSize.small } }
