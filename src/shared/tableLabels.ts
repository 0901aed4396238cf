/** Characters of a label that fit beside its value on phones. */
const longestLabelBesideValue = 10

/**
 * The class of a table whose rows are stacked on phones, from the length of its column labels (the first column has
 * none): `above` puts labels above their values, if one is too long to stand beside its own.
 */
export function chooseTableLabelsClass(columns: readonly (string | undefined | null)[]): 'above' | undefined {
  return columns.slice(1).some(label => (label?.length ?? 0) > longestLabelBesideValue) ? 'above' : undefined
}
