/** Reads a nested property of a value of unknown type; undefined if it does not exist. */
export function getProperty(value: unknown, ...path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )
}

/** Object.keys with the key type of an object literal. */
export function listKeys<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  // TypeScript returns string[], since objects may have more keys than their type; object literals do not.
  return Object.keys(object) as Key[]
}

/** Creates an object with a value for each key. */
export function createRecord<Key extends string, Value>(
  keys: readonly Key[],
  createValue: (key: Key) => Value,
): Record<Key, Value> {
  // Object.fromEntries does not express that every key is present.
  return Object.fromEntries(keys.map(key => [key, createValue(key)])) as Record<Key, Value>
}
