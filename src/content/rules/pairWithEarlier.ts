import { groupByKey } from '../../shared/groupByKey'

/** Each item with the first one of the same key, if that is an earlier one. */
export function pairWithEarlier<Each extends object>(
  items: readonly Each[],
  getKey: (item: Each) => string,
): { item: Each; earlier: Each }[] {
  return [...groupByKey(items, getKey).values()].flatMap(([earlier, ...others]) =>
    earlier ? others.map(item => ({ item, earlier })) : [],
  )
}
