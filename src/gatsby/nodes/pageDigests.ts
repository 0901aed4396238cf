import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../config/languages'
import type { NodeSpec } from './nodeSpecs'
import type { LocalizedRoute } from '../pages'

/** The draft of a page, an article or a document, with the digest of all that its page shows. */
export interface PageNodeSpec extends NodeSpec {
  fields: Record<string, unknown> & LocalizedRoute & { digest: string }
}

const hasPage = ({ type }: NodeSpec) => type === 'Page' || type === 'Article' || type === 'Document'

/**
 * Gives everything with an address a digest of all that its page shows: its own fields, the practice, the menus and the
 * words around them, the articles where it lists them, the bytes of its pictures. It stands in the context of the page,
 * so that Gatsby renders the page again when it changes, and in the HTML, where checkBuilt looks for it.
 */
export function addPageDigests(drafts: NodeSpec[], root: string): NodeSpec[] {
  const textOf = textWriter(root)
  const around = new Map(
    languages.map(language => {
      const own = drafts.filter(({ fields }) => fields.language === language)
      const frame = own.filter(({ type }) => type === 'Practice' || type === 'Navigation').map(textOf)
      const articles = own.filter(({ type }) => type === 'Article').map(textOf)
      return [language as unknown, { frame: [...frame, wordsOf(root, language)], articles }]
    }),
  )
  return drafts.map(draft => {
    if (!hasPage(draft)) return draft
    const { frame = [], articles = [] } = around.get(draft.fields.language) ?? {}
    const digest = digestOf([textOf(draft), ...frame, ...(listsArticles(draft) ? articles : [])])
    return { ...draft, fields: { ...draft.fields, digest } }
  })
}

/** The drafts with a page of their own, after `addPageDigests`. */
export function filterPageNodeSpecs(drafts: NodeSpec[]): PageNodeSpec[] {
  return drafts.filter((draft): draft is PageNodeSpec => hasPage(draft) && typeof draft.fields.digest === 'string')
}

function listsArticles({ fields }: NodeSpec): boolean {
  const sections = Array.isArray(fields.sections) ? (fields.sections as { type: string }[]) : []
  return sections.some(({ type }) => type === 'articles')
}

function wordsOf(root: string, language: string): string {
  const file = join(root, 'locales', language, 'common.json')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

// A draft as text, in which each picture of the site has the digest of its bytes: a picture may change under its name.
function textWriter(root: string): (draft: NodeSpec) => string {
  const known = new Map<string, string>()
  const bytesOf = (src: string) => {
    const file = join(root, 'content', src)
    const digest = known.get(src) ?? (existsSync(file) ? digestOf([readFileSync(file)]) : '')
    known.set(src, digest)
    return digest
  }
  return ({ fields }) =>
    JSON.stringify(fields, (_, value: unknown) =>
      isOwnPicture(value) ? { ...value, bytes: bytesOf(value.src) } : value,
    )
}

function isOwnPicture(value: unknown): value is { src: string } {
  return (
    typeof value === 'object' && value !== null && 'src' in value && 'stock' in value && !value.stock && 'alt' in value
  )
}

function digestOf(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  // A byte that no text holds keeps the end of one part from the beginning of the next.
  parts.forEach(part => hash.update(part).update('\0'))
  return hash.digest('hex').slice(0, 16)
}
