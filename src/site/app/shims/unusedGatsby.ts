// Replaces parts of Gatsby’s runtime that no page uses (gatsby/webpack): Partytown, the Head API, service workers,
// client-side redirects (hosts redirect), and an event emitter without listeners.

/** No-op for the Head API; clientHelmet is used instead. */
export const headHandlerForBrowser = () => undefined

/** No-op for client-side redirects. */
export const maybeGetBrowserRedirect = () => undefined

/** No-op event emitter. */
export default { emit: () => undefined }
