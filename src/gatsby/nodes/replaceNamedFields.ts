/** Returns a deep copy in which `replace` has been applied to every non-empty field with one of these names. */
export function replaceNamedFields<T>(value: T, names: readonly string[], replace: (field: unknown) => unknown): T {
  // Section types leave the type of the replaced fields open; all other fields keep theirs.
  return replaceInside(value, names, replace) as T
}

function replaceInside(value: unknown, names: readonly string[], replace: (field: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(item => replaceInside(item, names, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      item && names.includes(key) ? replace(item) : replaceInside(item, names, replace),
    ]),
  )
}
