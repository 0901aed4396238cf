import type { Page } from '../document'

/** A page that changes from left to right, and one that changes from top to bottom. */
export const pages: Record<string, Page> = {
  'document-1': { seed: 111, width: 1240, leading: 52, rows: 7, towards: 'right', marked: [3] },
  'document-2': { seed: 112, width: 1240, leading: 48, rows: 8, towards: 'foot', marked: [2, 6] },
}
