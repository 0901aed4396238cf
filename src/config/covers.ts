/** The grounds of covers, one a category, in the order of content/categories.json; a fifth category begins anew. */
export const coverGrounds = ['copper', 'pine', 'paper', 'mint'] as const

export type CoverGround = (typeof coverGrounds)[number]
