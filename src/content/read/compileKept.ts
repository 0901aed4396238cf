import type { Language } from '../../config/languages'
import { compileMdx, type CompiledMdx } from '../mdx/compile'
import type { Memory } from './memory'

/** A text as data, from memory where it is the same as before. */
export function compileKept(text: string, language: Language, memory: Memory): CompiledMdx {
  return memory.recall(['compiled', language, text], () => compileMdx(text, language))
}
