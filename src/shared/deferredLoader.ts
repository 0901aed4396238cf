/** The id of the one script that a page loads by itself. */
export const deferredLoaderId = 'start'
