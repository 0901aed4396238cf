/** How many articles one press of “Load more” adds, and how many stand under the leading one at first. */
export const articlesPerLoadMore = 6

/** How many articles come with the page; older ones stand in files of as many, fetched when they are wanted. */
export const articlesPerBatch = 48

/** Address of the file with the n-th batch of the list in a language; the first came with the page. */
export function buildArticleBatchPath(language: string, batch: number): string {
  return `/articles/${language}-${batch}.json`
}
