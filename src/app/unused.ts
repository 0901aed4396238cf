// Takes the place of what Gatsby gives each visitor though no page here uses it (build/webpack): scripts off the main
// thread, heads that are exported beside a page, service workers.

/** Would write the head that a template exports; here react-helmet’s stand-in does. */
export const headHandlerForBrowser = () => undefined
