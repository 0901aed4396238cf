import type { ProblemLevel } from '../contentProblems'
import type { Language } from '../../config/languages'

type Fields = Record<string, unknown>

/** What is done to a file: fields by their paths (`undefined` removes one), a new text from the old, a whole text, its bytes, or its removal. */
export type FileChange = Fields | ((text: string) => string) | string | Buffer | null

/** What is done to the files of a small sound project (`__tests__/helpers/project`), by their paths from its root. */
export type FileChanges = Record<string, FileChange>

/** Where readers read: a field of a page, front matter, a paragraph of a text, the words of a picture. */
export type VisibleTextKind = 'field' | 'front matter' | 'paragraph' | 'alt'

/** An edit of the small project: of its files, or words that are put in every place where readers read. */
export type RuleExampleEdit =
  | { changes: FileChanges }
  | ({ [Each in Language]?: string } & {
      /** The places, when the rule does not look at all of them. */
      in?: VisibleTextKind[]
    })

/** What a rule finds wrong, and what its sentence must name. */
type FailingExample = RuleExampleEdit & { message: string | RegExp | (string | RegExp)[]; level?: ProblemLevel }

/** The examples of a rule: each wrong one is reported by it, and nothing at all is said of a right one. */
export interface RuleExamples {
  wrong: FailingExample[]
  right: RuleExampleEdit[]
}

/** A change of a text: one run of words, which must stand in it, for another. */
export function createExampleTextReplacer(before: string, after: string): (text: string) => string {
  return text => {
    if (!text.includes(before)) throw new Error(`“${before}” is not in the text.`)
    return text.replace(before, () => after)
  }
}

/** A change of a text: words put behind it, as paragraphs of their own. */
export function createExampleTextAppender(words: string): (text: string) => string {
  return text => `${text.trimEnd()}\n\n${words}\n`
}

/** Changes of the article: one run of words for another, in both languages. */
export function replaceInArticle(before: string, after: string): FileChanges {
  const replace = createExampleTextReplacer(before, after)
  return { 'content/articles/trials/en.mdx': replace, 'content/articles/trials/fr.mdx': replace }
}

/** An article whose link to the contact page leads to another address, in both languages. */
export const createArticleLinkExample = (to: string): { changes: FileChanges } => ({
  changes: replaceInArticle('](/contact)', `](${to})`),
})

/** A page with a button that leads to another address. */
export const createButtonLinkExample = (to: string): { changes: FileChanges } => ({
  changes: { 'content/pages/home.json': { 'sections[3].actions[0].to': to } },
})
