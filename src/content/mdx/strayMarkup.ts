import type { Root } from 'mdast'
import type { ReadProblem } from '../faults/readProblem'
import { walkMdast } from './walk'

// Unescaped ** or __; underscores only at word boundaries, since names (a__b) and blanks to fill in (____) may contain
// them.
const strays = /(?<!\\)\*\*|(?<![\p{L}\p{N}_\\])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])__(?![\p{L}\p{N}_])/u

/** Finds Markdown markers that would be shown literally: unclosed bold, ## without a space or text. */
export function findStrayMarkup(root: Root, text: string): ReadProblem[] {
  const problems: ReadProblem[] = []
  walkMdast(root, node => {
    if (node.type !== 'text' && node.type !== 'paragraph' && node.type !== 'heading') return
    const start = node.position?.start
    if (!start) return
    const written = text.slice(start.offset, node.position?.end.offset)
    const report = (index: number, message: string) =>
      problems.push({ line: start.line + written.slice(0, index).split('\n').length - 1, message })
    if (node.type === 'text') {
      const stray = strays.exec(written)
      if (stray)
        report(stray.index, `has “${stray[0]}” that makes nothing bold; write **words**, without spaces inside`)
    }
    if (node.type === 'paragraph') {
      const unspaced = /^[ \t>]*(#{2,})/m.exec(written)
      if (unspaced)
        report(unspaced.index, `has “${unspaced[1]}” that makes no heading; write “## Section” or “### Part”`)
    }
    if (node.type === 'heading' && !node.children.length)
      report(0, 'has a heading without words; write them behind the ##, or remove it')
  })
  return problems
}
