/** Background colours of covers, by the order of content/categories.json; a fifth category starts over. */
export const coverGrounds = ['copper', 'pine', 'paper', 'mint'] as const

export type CoverGround = (typeof coverGrounds)[number]

/** A cover on a social image: how many times as large as its viewBox, and the size of its names in pixels. */
export const socialCoverScaleAndNameSize = { scale: 1.6, nameSize: 22 }
