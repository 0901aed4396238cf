/** What a value of any kind holds at the end of a path of fields; undefined where the path ends early. */
export function getProperty(value: unknown, ...path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}
