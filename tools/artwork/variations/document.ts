import type { Page } from '../document'

/** A page that changes from left to right, and one that changes from top to bottom. */
export const pages: Record<string, Page> = {
  'document-1': { seed: 111, left: 850, top: 130, width: 900, leading: 48, rows: 20, towards: 'right', marked: [6] },
  'document-2': { seed: 112, left: 960, top: 110, width: 760, leading: 46, rows: 21, towards: 'foot', marked: [7, 14] },
}
