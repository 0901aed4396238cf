import type { Edit } from './files'
import { ofPages } from './pages'
import { ofThePractice, ofThePracticeInstead } from './practice'
import { ofTexts, ofTextsInstead } from './texts'

/** What an owner may do, in an order in which one could: all of it stands in one site. */
export const edits: Edit[] = [...ofThePractice, ...ofTexts, ...ofPages]

/** What an owner may do instead of some of that; it stands in one site, too. */
export const others: Edit[] = [...ofThePracticeInstead, ...ofTextsInstead]
