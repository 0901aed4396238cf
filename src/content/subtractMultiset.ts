/** The items of `all` without those of `others`; each occurrence in `others` removes only one. */
export function subtractMultiset(all: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return all.filter(one => {
    const index = rest.indexOf(one)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}
