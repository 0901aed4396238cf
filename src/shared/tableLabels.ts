/** Characters of a label that fits beside its value on phones. */
const longestLabelBesideValue = 10

/**
 * The class of a table whose rows are stacked on phones, from its column labels (the first column has none): `beside`
 * if all are short enough to stand beside their values; otherwise they stand above them.
 */
export function chooseTableLabelsClass(columns: readonly (string | undefined | null)[]): 'beside' | undefined {
  return columns.slice(1).every(label => (label?.length ?? 0) <= longestLabelBesideValue) ? 'beside' : undefined
}
