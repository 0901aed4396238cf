/** As many columns as the form of the estimator has room for: it is a side column on wide screens only. */
export const createFittingColumns = (minWidth: string, gap = '1.25rem') => ({
  display: 'grid',
  gap,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`,
  alignItems: 'end',
})
