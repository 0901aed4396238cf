/** Fills in the [NAME] placeholders of an estimator text. */
export function fillEstimatorWords(words: string | undefined, values: Record<string, string>): string {
  const byName = new Map(Object.entries(values).map(([name, value]) => [name.toUpperCase(), value]))
  return (words ?? '').replace(/\[([A-Z]+)\]/g, (slot, name: string) => byName.get(name) ?? slot)
}
