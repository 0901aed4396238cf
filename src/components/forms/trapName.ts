/** The name of the field that only machines fill in. */
export const trapName = 'website'
