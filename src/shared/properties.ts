/** What a value of unknown shape has at a path of keys; undefined where it has nothing there. */
export function getProperty(value: unknown, ...path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )
}

/** The keys of an object that is written out in full, as its type names them. */
export function listKeys<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  // TypeScript gives text, as an object may hold more than its type says; constants do not.
  return Object.keys(object) as Key[]
}

/** An object with a value for each of these keys. */
export function createRecord<Key extends string, Value>(
  keys: readonly Key[],
  createValue: (key: Key) => Value,
): Record<Key, Value> {
  // Every key is there, which Object.fromEntries does not tell.
  return Object.fromEntries(keys.map(key => [key, createValue(key)])) as Record<Key, Value>
}
