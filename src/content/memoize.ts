/** Results by key, each in an object, so that `undefined` can be stored too. */
interface Memory<Key, Result> {
  get(key: Key): { result: Result } | undefined
  set(key: Key, known: { result: Result }): unknown
}

/** Creates a function that computes the result for each object once. */
export function memoizeByObject<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  return memoize(new WeakMap<Key, { result: Result }>(), compute)
}

/** Creates a function that computes the result for each text once. */
export function memoizeByText<Text extends string, Result>(compute: (text: Text) => Result): (text: Text) => Result {
  return memoize(new Map<Text, { result: Result }>(), compute)
}

function memoize<Key, Result>(memory: Memory<Key, Result>, compute: (key: Key) => Result): (key: Key) => Result {
  return key => {
    const known = memory.get(key)
    if (known) return known.result
    const result = compute(key)
    memory.set(key, { result })
    return result
  }
}
