/** Characters of a label that fit beside its value on phones. */
const longestLabelBesideValue = 16

/** Where the rows of a table are stacked, its labels are above their values (`.above`) if one would wrap beside its own. */
export function placeTableLabels(columns: readonly (string | undefined | null)[]): 'above' | undefined {
  return columns.slice(1).some(label => (label?.length ?? 0) > longestLabelBesideValue) ? 'above' : undefined
}
