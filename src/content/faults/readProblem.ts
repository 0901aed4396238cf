/** Why a file cannot be parsed, with its line if known. */
export interface ReadProblem {
  line?: number
  message: string
}

/** Reported for git’s merge conflict markers. */
export const mergeConflictMessage = 'holds both versions of an unfinished merge; keep one and remove the marks'
