import type { ContentProblem } from '../contentProblems'
import type { RuleName } from '../rules'
import type { MdxFile } from './longform'

// Rules whose problems follow from a problem of the first rule on the same line.
const rulesByCause: [cause: RuleName, effects: RuleName[]][] = [
  ['files/noMisquotedFrontMatter', ['french/validTypography']],
  ['french/validTypography', ['french/accentedCapitals']],
  ['facts/correctPlaceholderUse', ['text/validMdx']],
  ['text/noMarkdownSlips', ['links/noUnlinkedUrls', 'structure/wellFormedIntroAndHeadings']],
  ['text/noManualListMarkers', ['text/noInvisibleCharacters', 'text/completeAndWellFormedTables']],
  ['text/validElementContent', ['links/descriptiveLinkText']],
]

/** Removes problems that are only consequences of another one. */
export function removeCascadingProblems(problems: ContentProblem[], mdxFiles: MdxFile[]): ContentProblem[] {
  const findBy = (...rules: RuleName[]) => problems.filter(problem => isFoundBy(problem, rules))
  const foreign = new Set(findBy('languages/textInExpectedLanguage').map(getPlace))
  const explainedWords = new Set(
    findBy('terms/prescribedTermNamesInTexts', 'text/noEncodingErrors').map(getPlaceAndWord),
  )
  // If the front matter is not delimited, other rules about the file are unreliable.
  const unparted = new Set(mdxFiles.filter(({ readProblem, yaml }) => readProblem && !yaml).map(({ file }) => file))
  const invalid = new Set(findBy('text/validMdx').map(({ file }) => file))
  const misread = mdxFiles.filter(({ file }) => unparted.has(file) || invalid.has(file))
  const unreadable = new Set(misread.map(({ file }) => getFolder(file)))
  const explained = rulesByCause.map(([cause, effects]) => {
    const causes = findBy(cause).filter(({ level }) => level !== 'notice')
    return { lines: new Set(causes.map(getFileAndLine)), effects }
  })
  return problems.filter(problem => {
    const { file, rule = '' } = problem
    const isOfParts = isFoundBy(problem, ['languages/sameContentOrder', 'languages/samePartCountsPerTextSection'])
    // Comparing the two languages part by part says nothing while one of them cannot be read as meant.
    if (isOfParts && unreadable.has(getFolder(file))) return false
    if (explained.some(({ lines, effects }) => isFoundBy(problem, effects) && lines.has(getFileAndLine(problem))))
      return false
    if (unparted.has(file) && rule && !rule.startsWith('files/')) return false
    // These rules do not apply to text in the wrong language.
    const isOfLanguage = rule.startsWith('spelling/') || isFoundBy(problem, ['terms/prescribedTermNamesInTexts'])
    if (isOfLanguage && foreign.has(getPlace(problem))) return false
    return !(isFoundBy(problem, ['spelling/noUnknownWords']) && explainedWords.has(getPlaceAndWord(problem)))
  })
}

function isFoundBy({ rule }: ContentProblem, rules: RuleName[]): boolean {
  return rules.some(name => name === rule)
}

function getFileAndLine({ file, line, field }: ContentProblem): string {
  return `${file} ${line ?? field}`
}

// Both languages of a text are in one folder.
function getFolder(file: string): string {
  return file.slice(0, file.lastIndexOf('/'))
}

// A position with the word that the problem quotes first.
function getPlaceAndWord(problem: ContentProblem): string {
  return `${getPlace(problem)} ${/“([^”]+)”/.exec(problem.message)?.[1] ?? ''}`
}

function getPlace({ file, line, field }: ContentProblem): string {
  return `${file} ${field ?? ''} ${field ? '' : (line ?? '')}`
}
