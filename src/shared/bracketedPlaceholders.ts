/** Fills in the [NAME] placeholders of a text of a tool. */
export function fillBracketedPlaceholders(words: string | undefined, values: Record<string, string>): string {
  const byName = new Map(Object.entries(values).map(([name, value]) => [name.toUpperCase(), value]))
  return (words ?? '').replace(/\[([A-Z]+)\]/g, (slot, name: string) => byName.get(name) ?? slot)
}
