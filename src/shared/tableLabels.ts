/** Characters of a label that fit beside its value on phones. */
const longestLabelBesideValue = 16

/** Characters of a label for which a narrow column suffices. */
const longestShortLabel = 10

/**
 * The class of a table whose rows are stacked on phones, from the length of its column labels (the first column has
 * none): `above` puts labels above their values, if one would wrap beside its own; `labels-wide` gives them a wider
 * column, if one is long.
 */
export function chooseTableLabelsClass(
  columns: readonly (string | undefined | null)[],
): 'above' | 'labels-wide' | undefined {
  const longest = Math.max(...columns.slice(1).map(label => label?.length ?? 0))
  if (longest > longestLabelBesideValue) return 'above'
  return longest > longestShortLabel ? 'labels-wide' : undefined
}
