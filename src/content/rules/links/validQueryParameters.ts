import { formatDidYouMeanHint } from '../../language/didYouMean'
import { contactRoute } from '../../../config/routes'
import { listServiceSubjects } from '../../contactSubjects'
import { isBookingTarget } from '../../model/sharedSchemas'
import { stripQueryAndHash } from '../../../shared/paths'
import type { CheckInput } from '../../read/checkInput'
import type { Rule } from '../rule'
import { collectContentLinks } from './collectContentLinks'

export const validQueryParameters: Rule = {
  requirement: 'A link that selects a service or a category selects one that exists.',
  level: 'problem',
  requiredParts: ['pages', 'categories'],
  check: input =>
    collectContentLinks(input).flatMap(({ file, field, line, to, from }) => {
      if (!(/^[/#?]/.test(to) || isBookingTarget(to)) || !to.includes('?')) return []
      const route = to.startsWith('/') ? stripQueryAndHash(to) : isBookingTarget(to) ? contactRoute : (from ?? '')
      const choices = listChoices(route, input)
      const query = new URLSearchParams(to.replace(/^[^?]*\?/, '').replace(/#.*$/, ''))
      return [...query].map(([name, value]) => {
        const known = choices[name]
        if (known?.includes(value)) return undefined
        const message = known
          ? `chooses “${value}”, which is none of ${known.join(', ')}${formatDidYouMeanHint(value, known)}`
          : describeUnknownParameter(name, Object.keys(choices))
        return message ? { file, field, line, message: `leads to “${to}”, which ${message}` } : undefined
      })
    }),
}

function describeUnknownParameter(name: string, known: string[]): string | undefined {
  const meant = formatDidYouMeanHint(name, known)
  return meant && `says “${name}”, which that page does not take${meant}`
}

function listChoices(route: string, { pages, categories }: CheckInput): Record<string, readonly string[]> {
  const types = pages.find(page => page.route === route)?.page.sections.map(({ type }) => type) ?? []
  return {
    ...(types.includes('contactForm') && {
      service: ['consultation', ...listServiceSubjects(pages).map(({ id }) => id)],
    }),
    ...(types.includes('articles') && { category: categories.map(({ id }) => id) }),
  }
}
