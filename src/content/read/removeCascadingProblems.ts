import type { ContentProblem } from '../contentProblems'
import type { MdxFile } from './longform'

// Rules that do not apply to text in the wrong language.
const ofLanguage = /^(?:spelling\/|terms\/prescribedTermNamesInTexts$)/

// Rules that compare the two languages part by part, which says nothing while one of them cannot be read as meant.
const ofParts = /^languages\/same(?:ContentOrder|PartCountsPerTextSection)$/

// Rules whose problems follow from a problem of the first rule on the same line.
const rulesByCause: [cause: string, rule: RegExp][] = [
  ['files/noMisquotedFrontMatter', /^french\/validTypography$/],
  ['french/validTypography', /^french\/accentedCapitals$/],
  ['facts/correctPlaceholderUse', /^text\/validMdx$/],
  ['text/noMarkdownSlips', /^(?:links\/noUnlinkedUrls|structure\/wellFormedIntroAndHeadings)$/],
  ['text/noManualListMarkers', /^text\/(?:noInvisibleCharacters|completeAndWellFormedTables)$/],
  ['text/validElementContent', /^links\/descriptiveLinkText$/],
]

/** Removes problems that are only consequences of another one. */
export function removeCascadingProblems(problems: ContentProblem[], mdxFiles: MdxFile[]): ContentProblem[] {
  const foreign = new Set(problems.filter(({ rule }) => rule === 'languages/textInExpectedLanguage').map(getPlace))
  const explainedWords = new Set(
    problems
      .filter(({ rule }) => rule === 'terms/prescribedTermNamesInTexts' || rule === 'text/noEncodingErrors')
      .map(getPlaceAndWord),
  )
  // If the front matter is not delimited, other rules about the file are unreliable.
  const unparted = new Set(mdxFiles.filter(({ readProblem, yaml }) => readProblem && !yaml).map(({ file }) => file))
  const invalid = new Set(problems.filter(({ rule }) => rule === 'text/validMdx').map(({ file }) => file))
  const misread = mdxFiles.filter(({ file }) => unparted.has(file) || invalid.has(file))
  const unreadable = new Set(misread.map(({ file }) => getFolder(file)))
  const explained = rulesByCause.map(([cause, rule]) => ({ places: collectProblemLines(problems, cause), rule }))
  return problems.filter(problem => {
    const { file, rule = '' } = problem
    if (ofParts.test(rule) && unreadable.has(getFolder(file))) return false
    if (explained.some(({ places, rule: follows }) => follows.test(rule) && places.has(getFileLine(problem))))
      return false
    if (unparted.has(file) && rule && !rule.startsWith('files/')) return false
    if (ofLanguage.test(rule) && foreign.has(getPlace(problem))) return false
    return !(rule === 'spelling/noUnknownWords' && explainedWords.has(getPlaceAndWord(problem)))
  })
}

function collectProblemLines(problems: ContentProblem[], name: string): Set<string> {
  return new Set(problems.filter(({ rule, level }) => rule === name && level !== 'notice').map(getFileLine))
}

function getFileLine({ file, line, field }: ContentProblem): string {
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
