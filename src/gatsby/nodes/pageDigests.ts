import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../config/languages'
import { computeDigest } from '../../content/digest'
import { memoizeByText } from '../../content/memoize'
import type { NodeSpec, NodeSpecOfType } from './nodeSpecs'

/** The node spec of a page, article or document, with its digest: a hash of everything that the page shows. */
export type RoutedPageNodeSpecWithDigest = RoutedPageNodeSpec & { fields: { digest: string } }

/** Every node spec; those of pages, articles and documents have a digest, a hash of everything that the page shows. */
export type NodeSpecWithDigest = Exclude<NodeSpec, RoutedPageNodeSpec> | RoutedPageNodeSpecWithDigest

type RoutedPageNodeSpec = NodeSpecOfType<RoutedPageType>
type RoutedPageType = 'Page' | 'Article' | 'Document'

/** Whether a node spec is that of a page, article or document. */
export function isRoutedPageNodeSpec<Spec extends { type: string }>(
  spec: Spec,
): spec is Extract<Spec, { type: RoutedPageType }> {
  return spec.type === 'Page' || spec.type === 'Article' || spec.type === 'Document'
}

/**
 * Adds to each routed node spec a digest of everything that its page shows: its fields, the practice, the menus and
 * interface text, the articles if it lists them, the bytes of its pictures. The digest is in the page context, so that
 * Gatsby renders the page again when it changes, and in the HTML, where compareOutputWithContent checks it.
 */
export function addPageDigests(nodeSpecs: NodeSpec[], root: string): NodeSpecWithDigest[] {
  const serializeNode = createNodeSerializer(root)
  const around = new Map(
    languages.map(language => {
      const own = nodeSpecs.filter(({ fields }) => fields.language === language)
      const frame = own.filter(({ type }) => type === 'Practice' || type === 'Navigation').map(serializeNode)
      const articles = own.filter(({ type }) => type === 'Article').map(serializeNode)
      return [language, { frame: [...frame, readInterfaceStrings(root, language)], articles }]
    }),
  )
  return nodeSpecs.map(spec => {
    if (!isRoutedPageNodeSpec(spec)) return spec
    const { frame = [], articles = [] } = around.get(spec.fields.language) ?? {}
    const digest = hashParts([serializeNode(spec), ...frame, ...(listsArticles(spec) ? articles : [])])
    return addDigest(spec, digest)
  })
}

function addDigest<Spec extends RoutedPageNodeSpec>(spec: Spec, digest: string): Spec & { fields: { digest: string } } {
  return { ...spec, fields: { ...spec.fields, digest } }
}

function listsArticles(spec: RoutedPageNodeSpec): boolean {
  return spec.type === 'Page' && spec.fields.sections.some(({ type }) => type === 'articles')
}

function readInterfaceStrings(root: string, language: string): string {
  const file = join(root, 'locales', language, 'common.json')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

// Serializes a node spec, with a hash of the bytes of each local picture: a picture may change under the same file
// name.
function createNodeSerializer(root: string): (spec: NodeSpec) => string {
  const hashPictureFile = memoizeByText(src => {
    const file = join(root, 'content', src)
    return existsSync(file) ? hashParts([readFileSync(file)]) : ''
  })
  return ({ fields }) =>
    JSON.stringify(fields, (_, value: unknown) =>
      isOwnPicture(value) ? { ...value, bytes: hashPictureFile(value.src) } : value,
    )
}

function isOwnPicture(value: unknown): value is { src: string } {
  return (
    typeof value === 'object' && value !== null && 'src' in value && 'stock' in value && !value.stock && 'alt' in value
  )
}

function hashParts(parts: (string | Buffer)[]): string {
  // A separator that occurs in no text, so that moving text between parts changes the hash.
  return computeDigest(16, ...parts.flatMap(part => [part, '\0']))
}
