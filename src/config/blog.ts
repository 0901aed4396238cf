/** Number of articles shown at first below the featured one, and added by each “Load more”. */
export const articlesPerLoadMore = 6

/** Number of articles in a batch: the first batch is in the page, older ones are files fetched on demand. */
export const articlesPerBatch = 48

/** Path of the n-th batch of articles in a language; the first batch is in the page itself. */
export function buildArticleBatchPath(language: string, batch: number): string {
  return `/articles/${language}-${batch}.json`
}
