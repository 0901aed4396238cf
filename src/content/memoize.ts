interface Memory<Key, Result> {
  get(key: Key): Result | undefined
  set(key: Key, result: Result): unknown
}

/** Creates a function that computes the result for each object once. */
export function memoizeByObject<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  return memoize(new WeakMap<Key, Result>(), compute)
}

/** Creates a function that computes the result for each text once. */
export function memoizeByText<Result>(compute: (text: string) => Result): (text: string) => Result {
  return memoize(new Map<string, Result>(), compute)
}

function memoize<Key, Result>(known: Memory<Key, Result>, compute: (key: Key) => Result): (key: Key) => Result {
  return key => {
    const result = known.get(key) ?? compute(key)
    known.set(key, result)
    return result
  }
}
