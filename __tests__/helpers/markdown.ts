import type { Language } from '../../src/config/languages'
import { analyzeMdx } from '../../src/content/mdx/analyzeMdx'
import type { MdxHeading } from '../../src/content/mdx/mdxAnalysis'
import { toRenderTree } from '../../src/content/mdx/render'

/** Compiles a text to its render tree and headings; throws if the text has problems. */
export function markdown(
  text: string,
  language: Language = 'en',
): { body: Record<string, unknown>; headings: readonly MdxHeading[] } {
  const { hast, headings, problems } = analyzeMdx(text, language)
  if (problems.length) throw new Error(problems.map(({ message }) => message).join('\n'))
  return { body: { ...toRenderTree(hast, language) }, headings }
}
