import type { ProblemLevel, ContentProblem } from '../contentProblems'
import type { CheckInput } from '../read/checkInput'
import type { VisibleText } from '../read/visibleText'
import type { MarkdownText } from '../read/markdownTexts'

/** What a rule found: where, and what to say of it. The line of a field is found by itself. */
export type Finding = Omit<ContentProblem, 'rule'>

/** What a rule found in a run of words; `index` is where in the words. */
export type VisibleTextFinding = Pick<ContentProblem, 'message' | 'example' | 'level'> & { index?: number }

/** What a rule found in a Markdown text; `line` counts in that text. */
export type MarkdownFinding = Pick<ContentProblem, 'message' | 'example' | 'level' | 'line'>

/** What the words of a file may be compared with, by rules that name it in `comparesWith`. */
export type TextCheckContext = Pick<CheckInput, 'facts' | 'practice' | 'glossary'>

/** Parts of the content that a rule may need whole: while one of their files cannot be read, the rule has nothing sure to say. */
export type RequiredContentPart =
  | 'practice'
  | 'facts'
  | 'navigation'
  | 'advantages'
  | 'estimator'
  | 'glossary'
  | 'categories'
  | 'redirects'
  | 'pages'
  | 'terms'
  | 'texts'
  | 'locales'

/**
 * One thing that holds in the whole of the content. A rule is a file, with its wrong and right examples beside it
 * (`<rule>.examples.ts`): they are its test and its documentation.
 */
export interface Rule {
  /** What holds where the rule finds nothing, as one sentence. */
  requirement: string
  level: ProblemLevel
  /** Of a draft, which is still being written, its problems are notices. */
  noticeInDrafts?: true
  /** Parts without which the rule is not asked. */
  requiredParts?: readonly RequiredContentPart[]
  /** What words are compared with: what was found in them is kept while they and these stay as they are. */
  comparesWith?: readonly (keyof TextCheckContext)[]
  /** Looks at the content as a whole. */
  check?(input: CheckInput): Finding[]
  /** Looks at each run of words that a reader reads: fields, front matter, paragraphs, cells, alternative texts. */
  checkVisibleText?(copy: VisibleText, context: TextCheckContext): VisibleTextFinding[]
  /** Looks at each text of Markdown: the bodies of MDX files and the fields named `markdown`. */
  checkMarkdown?(markdown: MarkdownText, context: TextCheckContext): MarkdownFinding[]
}
