/** A value of a content file in which every field of these names, however deep, is what `replace` makes of it; none that is empty. */
export function replaceNamedFields<T>(value: T, names: readonly string[], replace: (field: unknown) => unknown): T {
  // The type of a section leaves open what the build puts in their places: all else stays as it is.
  return replaced(value, names, replace) as T
}

function replaced(value: unknown, names: readonly string[], replace: (field: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(item => replaced(item, names, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      item && names.includes(key) ? replace(item) : replaced(item, names, replace),
    ]),
  )
}
