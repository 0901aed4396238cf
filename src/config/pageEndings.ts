/** How pages end: each kind of page has a closing panel of its own. */
export const pageEndings = ['service', 'reading', 'practice', 'tool', 'legal'] as const

export type PageEnding = (typeof pageEndings)[number]
