import { articleTitle } from '../../../../lib/titles'
import { seoLengths } from '../../../../model'
import type { Rule } from '../rule'

const { min, max } = seoLengths.title

export const titleWithName: Rule = {
  holds: 'The title of an article fits search results with the practice’s name behind it.',
  level: 'problem',
  needs: ['practice'],
  check: ({ texts, practice }) =>
    texts
      .filter(({ kind, compiled }) => kind === 'article' && compiled.readable)
      .flatMap(({ file, language, front }) => {
        const title = articleTitle(front.seo.title, practice.name[language])
        const message = `has ${title.length} characters with the practice’s name behind it (“${title}”); expected ${min} to ${max}`
        return title.length < min || title.length > max ? [{ file, field: 'seo.title', message }] : []
      }),
}
