/** Background colours of covers, by the order of content/categories.json; a fifth category starts over. */
export const coverGrounds = ['copper', 'pine', 'paper', 'mint'] as const

export type CoverGround = (typeof coverGrounds)[number]
