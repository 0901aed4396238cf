import type { Language } from '../../config/languages'
import { compileWithoutCache } from '../mdx/compile'
import { addTreesOnDemand, type CompiledMdx } from '../mdx/compiledMdx'
import type { ResultCache } from './resultCache'

/** Compiles a text, or returns the cached result for the same text. */
export function compileMdxCached(text: string, language: Language, memory: ResultCache): CompiledMdx {
  return addTreesOnDemand(memory.getOrCompute(['compiled', language, text], () => compileWithoutCache(text, language)))
}
