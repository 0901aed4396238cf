import { getTextUnlessMarkdown } from '../../read/visibleText'
import { stripQueryAndHash } from '../../../shared/paths'
import type { Rule } from '../rule'
import { collectRoutesByFile } from './anchors'

const inside =
  /(?<![\p{L}\p{N}/._:-])\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)(?:\/[a-z0-9-]+)*(?:[?#][\w=&-]+)?(?![\p{L}\p{N}/])/gu
const outside = /(?:https?:\/\/|www\.)[^\s\u00a0)»”]*[^\s\u00a0)»”.,;:!?]/giu

export const noUnlinkedUrls: Rule = {
  requirement: 'No path or URL appears in a text without being a link.',
  level: 'problem',
  check: ({ visibleTexts, jsonFiles, mdxFiles }) => {
    const routes = new Set(collectRoutesByFile({ jsonFiles, mdxFiles }).values())
    return visibleTexts.flatMap(words => {
      const { file, field, text, lineAt } = words
      if (file.startsWith('locales/') || file === 'content/facts.json') return []
      const typed = getTextUnlessMarkdown(words)
      const own = [...(typed ?? text).matchAll(inside)].find(([address]) => routes.has(stripQueryAndHash(address)))
      // Markdown turns plain URLs into links.
      const [other] = typed?.matchAll(outside) ?? []
      return [own, other].map(found =>
        found
          ? {
              file,
              field,
              line: lineAt?.(found.index),
              message: `shows the address “${found[0]}” among its words, where it leads nowhere; say it in words, or make a link where links belong (a field “to” or “markdown”, or a text)`,
              example: '[Write to us](/contact)',
            }
          : undefined,
      )
    })
  },
}
