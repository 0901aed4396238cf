/** Replaces [NAME] in a text of the cost estimator or regulatory clock; unknown names stay. */
export function fillBracketedPlaceholders(words: string | undefined, values: Record<string, string>): string {
  const byName = new Map(Object.entries(values).map(([name, value]) => [name.toUpperCase(), value]))
  return (words ?? '').replace(/\[([A-Z]+)\]/g, (slot, name: string) => byName.get(name) ?? slot)
}
