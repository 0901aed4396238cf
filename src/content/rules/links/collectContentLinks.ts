import { getFileLine } from '../../read/markdownTexts'
import type { Language } from '../../../config/languages'
import { collectFileStrings, collectJsonAndFrontMatterStrings } from '../../collectNestedStrings'
import { isVisibleTextJsonFile } from '../../read/visibleText'
import type { CheckInput } from '../../read/checkInput'
import { redirectsFilePath } from '../../model'
import { collectRoutesByFile } from './anchors'

/** A link as typed in the content. */
export interface FoundLink {
  file: string
  to: string
  /** Route of the page with the link, for same-page links (#id). */
  from?: string
  /** Language of the text with the link; links in JSON pages must work in every language. */
  language?: Language
  field?: string
  line?: number
}

/** False for https, mailto and tel links and the contact channels. */
export function isInternalLink({ to }: FoundLink): boolean {
  return !/^(https|mailto|tel):/.test(to) && !/^(phone|email|booking(\?.*)?)$/.test(to)
}

/** All links of pages, menus and texts, drafts included, and the targets of redirects. */
export function collectContentLinks({ jsonFiles, markdownTexts, mdxFiles }: CheckInput): FoundLink[] {
  const routes = collectRoutesByFile({ jsonFiles, mdxFiles })
  const linkingFiles = jsonFiles.filter(({ file }) => isVisibleTextJsonFile(file) || file === redirectsFilePath)
  const fields = collectFileStrings(linkingFiles).flatMap(({ file, text, field, key }) =>
    key === 'to' || (file === 'content/navigation.json' && text.startsWith('/'))
      ? [{ file, field, to: text, from: routes.get(file) }]
      : [],
  )
  return [
    ...fields,
    ...markdownTexts.flatMap(({ file, field, language, linesBefore, analysis }) =>
      analysis.allLinks.filter(isTyped).map(({ to, line }) => ({
        file,
        field,
        to,
        from: routes.get(file),
        language,
        line: getFileLine({ field, linesBefore }, line),
      })),
    ),
  ]
}

/** The URLs in `url` fields, such as those of sources and profiles. */
export function collectUrlFields(input: CheckInput): FoundLink[] {
  return collectJsonAndFrontMatterStrings(input).flatMap(({ file, text, field, key }) =>
    key === 'url' ? [{ file, field, to: text }] : [],
  )
}

// Footnotes, which another rule rejects, generate links of their own.
function isTyped({ to }: { to: string }): boolean {
  return !to.startsWith('#user-content-')
}
