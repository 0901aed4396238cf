import type { Root } from 'mdast'
import type { MdxProblem } from './check'
import { walkMdast } from './walk'

// Two signs that no escape stands before; underscores only at the edge of a word, since a name or a blank may hold them.
const strays = /(?<!\\)\*\*|(?<![\p{L}\p{N}_\\])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])__(?![\p{L}\p{N}_])/u

/** Marks of Markdown that make nothing and would show as they stand: bold that does not close, ## without its space or words. */
export function findStrayMarkup(root: Root, text: string): MdxProblem[] {
  const problems: MdxProblem[] = []
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
