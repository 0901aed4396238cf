/** One tag of the head: its element and its attributes. */
export type HeadTag =
  | { tag: 'meta'; name?: string; property?: string; content: string }
  | { tag: 'link'; rel: string; href: string; hrefLang?: string; type?: string; title?: string }

/** What only machines read of a head: written into the HTML of a page, and asked for by no script. */
export interface StaticHead {
  tags: HeadTag[]
  structuredData: object
}

/** The attribute of what stands for the loaded page alone, and goes when a visitor follows a link. */
export const initialPageTagAttribute = 'data-static'

/** Where createPages leaves a page’s static head for the rendering of its HTML, by the digest of what is in it. */
export function buildStaticHeadCachePath(digest: string): string {
  return `.cache/static-heads/${digest}.json`
}
