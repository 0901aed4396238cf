import type { ContentProblem } from '../contentProblems'
import type { MdxFile } from './longform'

// Rules that do not apply to text in the wrong language.
const ofLanguage = /^(?:spelling\/|terms\/consistentTerms$)/

/** Removes problems that are only consequences of another one. */
export function removeCascadingProblems(problems: ContentProblem[], mdxFiles: MdxFile[]): ContentProblem[] {
  const placesOf = (name: string, place: typeof placeOf) =>
    new Set(problems.filter(({ rule }) => rule === name).map(place))
  const foreign = placesOf('languages/textInExpectedLanguage', placeOf)
  const wrongTerms = placesOf('terms/prescribedTermNames', wordOf)
  // If the front matter is not delimited, other rules about the file are unreliable.
  const unparted = new Set(mdxFiles.filter(({ readError, yaml }) => readError && !yaml).map(({ file }) => file))
  return problems.filter(problem => {
    const { file, rule = '' } = problem
    if (unparted.has(file) && rule && !rule.startsWith('files/')) return false
    if (ofLanguage.test(rule) && foreign.has(placeOf(problem))) return false
    return !(rule === 'spelling/knownWords' && wrongTerms.has(wordOf(problem)))
  })
}

// A position with the word that the problem quotes first.
function wordOf(problem: ContentProblem): string {
  return `${placeOf(problem)} ${/“([^”]+)”/.exec(problem.message)?.[1] ?? ''}`
}

function placeOf({ file, line, field }: ContentProblem): string {
  return `${file} ${field ?? ''} ${field ? '' : (line ?? '')}`
}
