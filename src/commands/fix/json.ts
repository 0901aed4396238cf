import { parseTree, type Node } from 'jsonc-parser'
import { languages, type Language } from '../../config/languages'
import { createQuotedStringRewrite, type SourceEdit } from './sourceEdit'
import { collectMarkdownTypographyEdits } from './markdown'
import { collectPlainTextEdits } from './plainText'

/** Typography edits of strings in JSON: those under “en” and “fr”, or all if the file is in one language. */
export function collectJsonEdits(text: string, language?: Language): SourceEdit[] {
  const tree = parseTree(text)
  return tree ? collectWords(tree, [], language).flatMap(createEdits) : []
}

interface Words {
  node: Node
  text: string
  language: Language
  markdown: boolean
}

function collectWords(node: Node, path: string[], given?: Language): Words[] {
  if (node.type === 'array') return node.children?.flatMap(item => collectWords(item, path, given)) ?? []
  if (node.type === 'object')
    return (
      node.children?.flatMap(({ children: [key, value] = [] }) =>
        value ? collectWords(value, [...path, String(key?.value)], given) : [],
      ) ?? []
    )
  const language = given ?? languages.find(language => language === path.at(-1))
  const text: unknown = node.value
  return typeof text === 'string' && language && !/^(\/|#|https?:)/.test(text)
    ? [{ node, text, language, markdown: path.at(-2) === 'markdown' }]
    : []
}

function createEdits({ node: { offset, length }, text, language, markdown }: Words): SourceEdit[] {
  const edits = markdown ? collectMarkdownTypographyEdits(text, language) : collectPlainTextEdits(text, language)
  return createQuotedStringRewrite(text, edits, offset, offset + length)
}
