import { absoluteUrl, localizePath } from '../../shared/paths'
import type { PageHeadInput } from '../nodes/pageHeadInput'

/** A mention of another part of the graph. */
export const createIdReference = (id: string) => ({ '@id': id })

/**
 * The names by which the parts of a page’s graph mention one another. The practice is one thing in both languages;
 * the site is one in each; everything else is named after its page.
 */
export function createJsonLdIds({ practice, page }: PageHeadInput) {
  const url = absoluteUrl(practice.website, page.path)
  return {
    url,
    home: absoluteUrl(practice.website, localizePath('/', page.language)),
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
    terms: `${url}#terms`,
    /** A part of the page that has an address of its own. */
    part: (kind: string, id: string) => `${url}#${kind}-${id}`,
  }
}
