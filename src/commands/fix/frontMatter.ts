import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml'
import type { Language } from '../../config/languages'
import { createQuotedStringRewrite, type SourceEdit } from './sourceEdit'
import { collectPlainTextEdits } from './plainText'

const shown =
  /^(title|name|excerpt|summary|reading|updatedLabel|cover\.(unit|names|labels|reading)|seo\.(title|description|keywords)|picture\.alt|sources\.(title|publisher|date))$/

/** Typography edits of visible text in front matter. */
export function collectFrontMatterEdits(yaml: string, language: Language): SourceEdit[] {
  return collectWords(parseDocument(yaml).contents, [])
    .filter(({ field }) => shown.test(field))
    .flatMap(({ value, range: [start, end] }) =>
      createQuotedStringRewrite(value, collectPlainTextEdits(value, language), start, end),
    )
}

interface Words {
  field: string
  value: string
  range: readonly [number, number]
}

function collectWords(node: unknown, path: string[]): Words[] {
  if (isSeq(node)) return node.items.flatMap(item => collectWords(item, path))
  if (isMap(node))
    return (
      node.items
        .map(({ key, value }) => ({ name: getKeyName(key), value }))
        // The title of a source may be in another language than the text.
        .filter(({ name }) => !(name === 'title' && node.has('lang')))
        .flatMap(({ name, value }) => collectWords(value, [...path, name]))
    )
  return isScalar(node) && isLine(node) ? [{ field: path.join('.'), value: node.value, range: getRange(node) }] : []
}

// Block scalars are left as they are, since their indentation would have to be kept.
function isLine(node: Scalar): node is Scalar<string> {
  return typeof node.value === 'string' && !/^BLOCK/.test(node.type ?? '')
}

function getKeyName(key: unknown): string {
  return isScalar(key) ? String(key.value) : ''
}

function getRange({ range }: Scalar): [number, number] {
  return [range?.[0] ?? 0, range?.[1] ?? 0]
}
