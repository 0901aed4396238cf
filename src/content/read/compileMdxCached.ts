import type { Language } from '../../config/languages'
import { addMdastOnDemand, compileAnew, type CompiledMdx } from '../mdx/compile'
import type { ResultCache } from './resultCache'

/** A text as data, from memory where it is the same as before. */
export function compileMdxCached(text: string, language: Language, memory: ResultCache): CompiledMdx {
  return addMdastOnDemand(memory.getOrCompute(['compiled', language, text], () => compileAnew(text, language)))
}
