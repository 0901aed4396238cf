import type { ContentProblem } from '../contentProblems'
import type { MdxFile } from './longform'

// In words of the other language no word is misspelt, and none a wrong term.
const ofLanguage = /^(?:spelling\/|terms\/consistentTerms$)/

/** Problems without those that only follow from another: a writer mends the cause, and they are gone. */
export function removeCascadingProblems(problems: ContentProblem[], mdxFiles: MdxFile[]): ContentProblem[] {
  const placesOf = (name: string, place: typeof placeOf) =>
    new Set(problems.filter(({ rule }) => rule === name).map(place))
  const foreign = placesOf('languages/textInExpectedLanguage', placeOf)
  const wrongTerms = placesOf('terms/prescribedTermNames', wordOf)
  // Where no line parts the front matter from the text, nothing is sure of either.
  const unparted = new Set(mdxFiles.filter(({ readError, yaml }) => readError && !yaml).map(({ file }) => file))
  return problems.filter(problem => {
    const { file, rule = '' } = problem
    if (unparted.has(file) && rule && !rule.startsWith('files/')) return false
    if (ofLanguage.test(rule) && foreign.has(placeOf(problem))) return false
    return !(rule === 'spelling/knownWords' && wrongTerms.has(wordOf(problem)))
  })
}

// A place with the word that its problem quotes first.
function wordOf(problem: ContentProblem): string {
  return `${placeOf(problem)} ${/“([^”]+)”/.exec(problem.message)?.[1] ?? ''}`
}

function placeOf({ file, line, field }: ContentProblem): string {
  return `${file} ${field ?? ''} ${field ? '' : (line ?? '')}`
}
