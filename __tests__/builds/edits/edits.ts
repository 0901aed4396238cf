import type { Edit } from './files'
import { pageEdits } from './pages'
import { practiceEdits, alternativePracticeEdits } from './practice'
import { textEdits, alternativeTextEdits } from './texts'

/** Edits an owner may make, in a possible order; all apply to the same site. */
export const edits: Edit[] = [...practiceEdits, ...textEdits, ...pageEdits]

/** Edits that exclude some of the above; these too apply together to one site. */
export const alternativeEdits: Edit[] = [...alternativePracticeEdits, ...alternativeTextEdits]
