/** Characters of a label that fit beside its value on phones. */
const longestLabelBesideValue = 16

/** Characters of a label for which a narrow column suffices. */
const longestShortLabel = 10

/**
 * Where the rows of a table are stacked, its labels are above their values (`.above`) if one would wrap beside its own;
 * otherwise their column is narrow, or wider (`.labels-wide`) if one is long.
 */
export function chooseTableLabelsClass(
  columns: readonly (string | undefined | null)[],
): 'above' | 'labels-wide' | undefined {
  const longest = Math.max(...columns.slice(1).map(label => label?.length ?? 0))
  if (longest > longestLabelBesideValue) return 'above'
  return longest > longestShortLabel ? 'labels-wide' : undefined
}
