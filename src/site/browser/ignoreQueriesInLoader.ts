/**
 * Lets Gatsby’s loader find the data of a page by its path alone: all pages are static. It would take `/blog` and
 * `/blog?category=…` for two pages, load the data of each, and fail if the visitor goes from one to the other before
 * the page is hydrated.
 */
export function ignoreQueriesInLoader(loader: Window['___loader']): void {
  const { loadPage, loadPageSync, hovering } = loader
  const removeQuery = (path: string) => path.replace(/\?.*/, '')
  loader.loadPage = path => loadPage(removeQuery(path))
  loader.loadPageSync = (path, options) => loadPageSync(removeQuery(path), options)
  loader.hovering = path => hovering(removeQuery(path))
}
