import { buildAbsoluteUrl, localizePath } from '../../shared/paths'
import type { PageHeadInput } from '../nodes/pageHeadInput'

/** A reference to another node of the graph. */
export const createIdReference = (id: string) => ({ '@id': id })

/**
 * The `@id`s by which nodes of a page’s graph reference one another. The practice, its founder and its logo have the
 * same one in both languages, the site has one per language, everything else one per page. Also the URLs of the page
 * and the home page.
 */
export function buildPageJsonLdIds({ practice, page }: PageHeadInput) {
  const url = buildAbsoluteUrl(practice.website, page.path)
  return {
    url,
    home: buildAbsoluteUrl(practice.website, localizePath('/', page.language)),
    organization: `${practice.website}/#organization`,
    founder: `${practice.website}/#founder`,
    logo: `${practice.website}/#logo`,
    site: `${practice.website}/#website-${page.language}`,
    page: `${url}#webpage`,
    picture: `${url}#picture`,
    breadcrumb: `${url}#breadcrumb`,
    article: `${url}#article`,
    questions: `${url}#questions`,
    service: `${url}#service`,
    terms: `${url}#terms`,
    /** The id of a part of the page that has an anchor. */
    part: (kind: string, id: string) => `${url}#${kind}-${id}`,
  }
}
