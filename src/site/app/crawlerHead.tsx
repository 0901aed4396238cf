import type { RenderBodyArgs } from 'gatsby'
import { getProperty } from '../../shared/properties'
import {
  buildCrawlerHeadCachePathFromDigest,
  initialPageTagAttribute,
  type CrawlerHead,
} from '../../shared/crawlerHead'

/** Renders the crawler head of a page (tags for crawlers and structured data), found by the digest in its context. */
export function renderStoredCrawlerHead({
  loadPageDataSync,
  pathname,
}: Pick<RenderBodyArgs, 'loadPageDataSync' | 'pathname'>) {
  const { pageContext } = loadPageDataSync(pathname).result
  const { tags, structuredData } = readHead(String(getProperty(pageContext, 'head')))
  return [
    ...tags.map(({ tag: Tag, ...attributes }, index) => (
      <Tag key={`machine-${index}`} {...attributes} {...{ [initialPageTagAttribute]: '' }} />
    )),
    <script
      key="structured-data"
      type="application/ld+json"
      {...{ [initialPageTagAttribute]: '' }}
      // Escaped, so that content cannot close the script element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replace(/</g, '\\u003c') }}
    />,
  ]
}

// Gatsby renders all pages again in every build if it detects that rendering reads files, since it cannot track them.
// This file is content-addressed, so it is safe to bypass the detection with getBuiltinModule.
function readHead(digest: string): CrawlerHead {
  const { readFileSync } = process.getBuiltinModule('node:fs')
  // saveCrawlerHeadAndGetDigest wrote it in this build, under the digest of this content.
  return JSON.parse(readFileSync(buildCrawlerHeadCachePathFromDigest(digest), 'utf8')) as CrawlerHead
}
