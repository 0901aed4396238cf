import type { Language } from '../../src/config/languages'
import { compileMdx } from '../../src/content/mdx/compile'
import type { MdxHeading } from '../../src/content/mdx/compiledMdx'
import { toRenderTree } from '../../src/content/mdx/render'

/** Compiles a text to its render tree and headings; throws if the text has problems. */
export function markdown(
  text: string,
  language: Language = 'en',
): { body: Record<string, unknown>; headings: readonly MdxHeading[] } {
  const { hast, headings, problems } = compileMdx(text, language)
  if (problems.length) throw new Error(problems.map(({ message }) => message).join('\n'))
  return { body: { ...toRenderTree(hast, language) }, headings }
}
