import type { Page } from '../document'

/** The page of how we work: a text that changes from left to right. */
export const pages: Record<string, Page> = {
  'document-1': { seed: 111, width: 1240, leading: 52, rows: 7, marked: [3] },
}
