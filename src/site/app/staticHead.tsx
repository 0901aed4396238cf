import type { RenderBodyArgs } from 'gatsby'
import { getProperty } from '../../shared/properties'
import { buildStaticHeadCachePath, initialPageTagAttribute, type StaticHead } from '../../shared/staticHead'

/** The tags and the structured data of a page that only machines read, from the digest in its context. */
export function renderStaticHead({
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
      // Escaped, so that no text of the content can end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replace(/</g, '\\u003c') }}
    />,
  ]
}

// Gatsby renders every page of a site anew in each build once it sees one read a file, for it cannot know when the file
// changes. This file is named after its content, so the module is asked for past Gatsby’s watch.
function readHead(digest: string): StaticHead {
  const { readFileSync } = process.getBuiltinModule('node:fs')
  // What storeStaticHeadByDigest wrote a moment ago, by the digest of just this.
  return JSON.parse(readFileSync(buildStaticHeadCachePath(digest), 'utf8')) as StaticHead
}
