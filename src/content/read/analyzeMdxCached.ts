import type { Language } from '../../config/languages'
import { analyzeMdxForCache } from '../mdx/analyzeMdx'
import { addTreesOnDemand, type MdxAnalysis } from '../mdx/mdxAnalysis'
import type { ResultCache } from './resultCache'

/** Analyzes a text, or returns the cached result for the same text. */
export function analyzeMdxCached(text: string, language: Language, cache: ResultCache): MdxAnalysis {
  return addTreesOnDemand(cache.getOrCompute(['analysis', language, text], () => analyzeMdxForCache(text, language)))
}
