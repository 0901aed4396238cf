import type { Language } from '../../config/languages'
import { absolute } from '../head'
import { localizePath } from '../paths'
import type { GraphInput } from './input'

/** A mention of another part of the graph. */
export const ref = (id: string) => ({ '@id': id })

/**
 * The names by which the parts of a page’s graph mention one another. The practice is one thing in both languages;
 * the site is one in each; everything else is named after its page.
 */
export function idsOf({ practice, page }: GraphInput) {
  const url = absolute(practice.website, page.path)
  const home = absolute(practice.website, localizePath('/', page.language as Language))
  return {
    url,
    home,
    organization: `${practice.website}/#organization`,
    legalService: `${practice.website}/#legal-service`,
    founder: `${practice.website}/#founder`,
    logo: `${practice.website}/#logo`,
    site: `${practice.website}/#website-${page.language}`,
    page: `${url}#webpage`,
    picture: `${url}#picture`,
    trail: `${url}#breadcrumb`,
    article: `${url}#article`,
    questions: `${url}#questions`,
    service: `${url}#service`,
    /** A part of the page that has an address of its own. */
    part: (kind: string, id: string) => `${url}#${kind}-${id}`,
  }
}
