import type { Language } from '../../config/languages'
import { fillKnown, type Known } from '../facts/fill'
import type { CompiledMdx } from '../mdx/compile'
import { stringsOf } from '../strings'
import { compileKept } from './compileKept'
import { isCopyFile } from './copy'
import type { JsonFile } from './json'
import type { Memory } from './memory'
import type { Body } from './texts'

/** One text of Markdown in one language: the body of an MDX file, or a field named `markdown` of a JSON file. */
export interface Markdown {
  file: string
  /** The field, in JSON. */
  field?: string
  language: Language
  /** The text as typed. */
  typed: string
  /** How many lines of the file stand before the text. */
  linesBefore: number
  compiled: CompiledMdx
}

/** Every text of Markdown, as pages show it. */
export function markdownOf(json: JsonFile[], bodies: Body[], known: Known, memory: Memory): Markdown[] {
  const fields = json
    .filter(({ file }) => isCopyFile(file))
    .flatMap(({ file, value }) =>
      stringsOf(value).flatMap(({ text, field, key, language }) =>
        key === 'markdown' && language
          ? [
              {
                file,
                field,
                language,
                typed: text,
                linesBefore: 0,
                compiled: compileKept(fillKnown(text, known, language), language, memory),
              },
            ]
          : [],
      ),
    )
  return [...fields, ...bodies.map(({ body, ...text }) => ({ ...text, typed: body }))]
}
