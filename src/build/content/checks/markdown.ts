import type { Language } from '../../../config/languages'
import { fillKnown } from '../../../lib/fill'
import { compileMdx, type CompiledMdx } from '../../../lib/mdx/compile'
import type { Problem } from '../../../lib/problems'
import { stringsOf } from '../../../lib/strings'
import type { Content } from '../read'
import { copyFiles } from './copy'

/** One Markdown field of a JSON file in one language. */
interface Markdown {
  file: string
  field: string
  language: Language
  compiled: CompiledMdx
}

/** The Markdown of the JSON files as pages show it. */
export function markdownOf(content: Content): Markdown[] {
  return copyFiles(content).flatMap(({ file, value }) =>
    stringsOf(value).flatMap(({ text, field, key, language }) =>
      key === 'markdown' && language
        ? [{ file, field, language, compiled: compileMdx(fillKnown(text, content, language), language) }]
        : [],
    ),
  )
}

/** Markdown that cannot be read, and what it holds that is refused: a page would show nothing in its place. */
export function checkMarkdown(content: Content): Problem[] {
  return markdownOf(content).flatMap(({ file, field, compiled }) =>
    compiled.problems.map(({ message }) => ({ file, field, message })),
  )
}
