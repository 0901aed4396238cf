import type { Language } from '../../../config/languages'
import { collectStrings } from '../../collectStrings'
import { isVisibleTextJsonFile } from '../../read/visibleText'
import type { CheckInput } from '../../read/checkInput'
import { collectRoutesByFile } from './anchors'

/** A link of the content, as it is typed. */
export interface FoundLink {
  file: string
  to: string
  /** The route of the page that holds the link, for links to a place on it. */
  from?: string
  /** The language of the text that holds the link; a link outside texts must lead somewhere in every language. */
  language?: Language
  field?: string
  line?: number
}

/** True for a link that does not lead out by https, mail or telephone. */
export function isInternalLink({ to }: FoundLink): boolean {
  return !/^(https|mailto|tel):/.test(to) && !/^(phone|email|booking(\?.*)?)$/.test(to)
}

/** Every link of pages, menus and texts, held back ones included. */
export function collectContentLinks({ jsonFiles, markdownTexts, mdxFiles }: CheckInput): FoundLink[] {
  const routes = collectRoutesByFile({ jsonFiles, mdxFiles })
  const fields = jsonFiles
    .filter(({ file }) => isVisibleTextJsonFile(file) || file === 'content/redirects.json')
    .flatMap(({ file, value }) =>
      collectStrings(value).flatMap(({ text, field, key }) =>
        key === 'to' || (file === 'content/navigation.json' && text.startsWith('/'))
          ? [{ file, field, to: text, from: routes.get(file) }]
          : [],
      ),
    )
  return [
    ...fields,
    ...markdownTexts.flatMap(({ file, field, language, linesBefore, compiled }) =>
      compiled.allLinks.filter(isTyped).map(({ to, line }) => ({
        file,
        field,
        to,
        from: routes.get(file),
        language,
        line: field || !line ? undefined : line + linesBefore,
      })),
    ),
  ]
}

// Marks of footnotes, which are refused by themselves, are made into links.
function isTyped({ to }: { to: string }): boolean {
  return !to.startsWith('#user-content-')
}
