import { groupByKey } from '../../shared/groupByKey'

/** Pairs each repeated item with the first one that has the same key. */
export function pairWithEarlier<Each extends object>(
  items: readonly Each[],
  getKey: (item: Each) => string,
): { item: Each; earlier: Each }[] {
  return [...groupByKey(items, getKey).values()].flatMap(([earlier, ...others]) =>
    earlier ? others.map(item => ({ item, earlier })) : [],
  )
}
