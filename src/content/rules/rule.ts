import type { ProblemLevel, ContentProblem } from '../contentProblems'
import type { CheckInput } from '../read/checkInput'
import type { VisibleText } from '../read/visibleText'
import type { AnalyzedMarkdownText } from '../read/markdownTexts'

/** A problem found by `check`. The line of a field is added later. */
export type ContentFinding = Omit<ContentProblem, 'rule'>

/** A problem found in a visible text; `index` is the position in its `text`. */
export type VisibleTextFinding = Pick<ContentProblem, 'message' | 'example' | 'level'> & { index?: number }

/** A problem found in a Markdown text; `line` counts from the start of its `source`, and `index` is a position there. */
export type MarkdownFinding = VisibleTextFinding & Pick<ContentProblem, 'line'>

/** Findings; an undefined entry is a place where nothing was found. */
export type Findings<Found> = readonly (Found | undefined)[]

/** What a check returns. */
export type RuleCheckResult<Found> = Findings<Found> | Found | undefined

/** Data that rules may compare texts with; a rule declares what it uses in `comparesWith`. */
export type TextRuleReferenceData = Pick<CheckInput, 'facts' | 'practice' | 'terminology'>

/** Parts of the content that a rule can depend on: it is skipped if one of their files cannot be read. */
export type RequiredContentPart =
  | 'practice'
  | 'facts'
  | 'navigation'
  | 'advantages'
  | 'estimator'
  | 'terminology'
  | 'categories'
  | 'redirects'
  | 'pages'
  | 'terms'
  | 'texts'
  | 'headingIds'
  | 'locales'

/**
 * A property that the whole content must have. Each rule is a file, with failing and passing examples beside it
 * (`<rule>.examples.ts`), which serve as its test and documentation.
 */
export interface Rule {
  /** The property, as one sentence. */
  requirement: string
  level: ProblemLevel
  /** In drafts its problems are only notices. */
  noticeInDrafts?: true
  /** Skips the rule if one of these could not be read. */
  requiredParts?: readonly RequiredContentPart[]
  /** Data that the text checks depend on: their results are cached until the text or this data changes. */
  comparesWith?: readonly (keyof TextRuleReferenceData)[]
  /** Checks the content as a whole. */
  check?(input: CheckInput): RuleCheckResult<ContentFinding>
  /** Checks each visible text: fields, front matter, paragraphs, table cells, alternative texts. */
  checkVisibleText?(copy: VisibleText, context: TextRuleReferenceData): RuleCheckResult<VisibleTextFinding>
  /** Checks each Markdown text: MDX bodies and `markdown` fields. */
  checkMarkdown?(markdown: AnalyzedMarkdownText, context: TextRuleReferenceData): RuleCheckResult<MarkdownFinding>
}
