import type { ContentProblem } from '../contentProblems'
import type { MdxFile } from './longform'

// Rules that do not apply to text in the wrong language.
const ofLanguage = /^(?:spelling\/|terms\/noAvoidedTermNames$)/

/** Removes problems that are only consequences of another one. */
export function removeCascadingProblems(problems: ContentProblem[], mdxFiles: MdxFile[]): ContentProblem[] {
  const collectPlaces = (name: string, place: typeof getPlace) =>
    new Set(problems.filter(({ rule }) => rule === name).map(place))
  const foreign = collectPlaces('languages/textInExpectedLanguage', getPlace)
  const wrongTerms = collectPlaces('terms/noAvoidedTermNames', getPlaceAndWord)
  // If the front matter is not delimited, other rules about the file are unreliable.
  const unparted = new Set(mdxFiles.filter(({ readProblem, yaml }) => readProblem && !yaml).map(({ file }) => file))
  return problems.filter(problem => {
    const { file, rule = '' } = problem
    if (unparted.has(file) && rule && !rule.startsWith('files/')) return false
    if (ofLanguage.test(rule) && foreign.has(getPlace(problem))) return false
    return !(rule === 'spelling/noUnknownWords' && wrongTerms.has(getPlaceAndWord(problem)))
  })
}

// A position with the word that the problem quotes first.
function getPlaceAndWord(problem: ContentProblem): string {
  return `${getPlace(problem)} ${/“([^”]+)”/.exec(problem.message)?.[1] ?? ''}`
}

function getPlace({ file, line, field }: ContentProblem): string {
  return `${file} ${field ?? ''} ${field ? '' : (line ?? '')}`
}
