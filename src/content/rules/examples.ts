import type { ProblemLevel } from '../contentProblems'
import type { Language } from '../../config/languages'

type Fields = Record<string, unknown>

/**
 * A change of a file: field values by path (`undefined` removes one), a function of its text, its new text or bytes, or
 * null to delete it.
 */
export type FileChange = Fields | ((text: string) => string) | string | Buffer | null

/** Changes of the valid test project (`__tests__/helpers/project`), by file path. */
export type FileChanges = Record<string, FileChange>

/** Where the text of an example is put; `alt` is the alternative text of a picture. */
export type VisibleTextKind = 'field' | 'front matter' | 'paragraph' | 'alt'

/** An edit of the test project: changes of files, or a text that is put in every place with visible text. */
export type RuleExampleEdit =
  | { changes: FileChanges }
  | ({ [Each in Language]?: string } & {
      /** The places, if the rule does not check all of them. */
      in?: VisibleTextKind[]
    })

/** An edit that the rule reports, and what its message must contain. */
type FailingExample = RuleExampleEdit & { message: string | RegExp | (string | RegExp)[]; level?: ProblemLevel }

/** A wrong example must be reported by the rule; a right one must pass all rules, except that of text length. */
export interface RuleExamples {
  wrong: FailingExample[]
  right: RuleExampleEdit[]
}

/** Returns a function that replaces a phrase, and throws if the text lacks it. */
export function createExampleTextReplacer(before: string, after: string): (text: string) => string {
  return text => {
    if (!text.includes(before)) throw new Error(`“${before}” is not in the text.`)
    return text.replace(before, () => after)
  }
}

/** Returns a function that appends paragraphs to a text. */
export function createExampleTextAppender(words: string): (text: string) => string {
  return text => `${text.trimEnd()}\n\n${words}\n`
}

/** Replaces a phrase in both languages of the article. */
export function replaceInArticle(before: string, after: string): FileChanges {
  const replace = createExampleTextReplacer(before, after)
  return { 'content/articles/trials/en.mdx': replace, 'content/articles/trials/fr.mdx': replace }
}

/** An article whose link to the contact page leads to another target, in both languages. */
export const createArticleLinkExample = (to: string): { changes: FileChanges } => ({
  changes: replaceInArticle('](/contact)', `](${to})`),
})

/** A page with a button that leads to another target. */
export const createButtonLinkExample = (to: string): { changes: FileChanges } => ({
  changes: { 'content/pages/home.json': { 'sections[3].actions[0].to': to } },
})
