/** Why a file or a text cannot be read, with its line if known. */
export interface ReadProblem {
  line?: number
  message: string
}

/**
 * Finds git’s marks of a merge conflict. The row of = between the two versions is not searched for, because such a row
 * can also underline a Markdown heading.
 */
export function findMergeConflict(text: string): ReadProblem | undefined {
  const index = text.search(/^(?:<{7}|>{7})/m)
  return index < 0
    ? undefined
    : {
        line: text.slice(0, index).split('\n').length,
        message: 'holds both versions of an unfinished merge; keep one and remove the marks',
      }
}
