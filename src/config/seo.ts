/** Lengths that search results show whole, in characters; they hold in each language. */
export const seoLengths = { title: { min: 30, max: 60 }, description: { min: 120, max: 155 } }
