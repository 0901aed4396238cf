// Takes the place of what Gatsby gives each visitor though no page here uses it (gatsby/webpack): scripts off the main
// thread, heads that are exported beside a page, service workers, redirects in the browser (hosts do them), and events
// to which nothing listens.

/** Would write the head that a template exports; here react-helmet’s stand-in does. */
export const headHandlerForBrowser = () => undefined

/** Would know of moves that pages are told of; ours are the host’s affair. */
export const maybeGetBrowserRedirect = () => undefined

/** Would tell listeners of each page that is loaded. */
export default { emit: () => undefined }
