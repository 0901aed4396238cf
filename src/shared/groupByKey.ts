/** Groups items by a key; keys and items keep the order of their first appearance. */
export function groupByKey<Each>(all: readonly Each[], getKey: (each: Each) => string): Map<string, Each[]> {
  const groups = new Map<string, Each[]>()
  for (const each of all) {
    const group = groups.get(getKey(each))
    if (group) group.push(each)
    else groups.set(getKey(each), [each])
  }
  return groups
}
