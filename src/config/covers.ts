/**
 * Background colours of covers. An article has the one at the position of its category in content/categories.json,
 * starting over after the fourth; other covers name theirs.
 */
export const coverGrounds = ['copper', 'pine', 'paper', 'mint'] as const

export type CoverGround = (typeof coverGrounds)[number]

/** A cover on a social image: how many times as large as its viewBox, and the size of its names in pixels. */
export const socialCoverScaleAndNameSize = { scale: 1.6, nameSize: 22 }
