/** What stands in `all` and not in `others`; what stands twice must stand twice there, too. */
export function subtractMultiset(all: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return all.filter(one => {
    const index = rest.indexOf(one)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}
