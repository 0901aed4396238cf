import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { Language } from '../../../config/languages'
import type { TermReference } from '../../../shared/terms'
import type { MarkdownText } from '../../read/markdownTexts'

/** Every `Term` of a text with its line in the file; the line of a field is found by itself. */
export function collectMarkedTerms({
  source,
  compiled,
  language,
  field,
  linesBefore,
}: MarkdownText): { line?: number; used: TermReference }[] {
  if (!compiled.readable || !source.includes('<Term')) return []
  const found: { line?: number; used: TermReference }[] = []
  visit(compiled.mdast, 'mdxJsxTextElement', node => {
    if (node.name !== 'Term') return
    const start = node.position?.start.line
    found.push({ line: field || !start ? undefined : start + linesBefore, used: usedTerm(node, language) })
  })
  return found
}

function usedTerm(node: MdxJsxTextElement, language: Language): TermReference {
  const { entry, ...names }: Partial<Record<Language | 'entry', string>> = Object.fromEntries(
    node.attributes.flatMap(attribute =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  )
  const words = node.children.map(child => (child.type === 'text' ? child.value : '')).join('')
  return { language, words, entry, names }
}
