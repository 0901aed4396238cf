/** A head element and its attributes. */
export type HeadTag =
  | { tag: 'meta'; name?: string; property?: string; content: string }
  | { tag: 'link'; rel: string; href: string; hrefLang?: string; type?: string; title?: string }

/** The part of the head for crawlers: in the HTML of each page, but not in the data loaded by scripts. */
export interface CrawlerHead {
  tags: HeadTag[]
  structuredData: object
}

/** Attribute of head tags that apply only to the initially loaded page; they are removed on client-side navigation. */
export const initialPageTagAttribute = 'data-static'

/** Cache file in which createPages stores a crawler head for HTML rendering, by its digest. */
export function buildCrawlerHeadCachePathFromDigest(digest: string): string {
  return `.cache/static-heads/${digest}.json`
}
