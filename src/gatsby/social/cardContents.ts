import type { CoverArt } from '../../shared/figures/covers/coverArt'
import { getPracticeNodeFields, type NodeSpec } from '../nodes/nodeSpecs'
import { isRoutedPageNodeSpec } from '../nodes/pageDigests'
import { collectLocalPicturePaths } from '../pictures/pictures'

/** The content of a page’s social image. */
export interface SocialCardContent {
  path: string
  title: string
  /** The kind of page, in a word or two. */
  kind: string
  practice: string
  descriptor: string
  /** The page’s artwork, as a path under content/; absent if its picture is a stock photo. */
  artwork?: string
  /** The cover drawing of an article, shown instead of artwork. */
  cover?: CoverArt
}

/** Builds the social card contents of all indexable pages. */
export function buildSocialCardContents(specs: readonly NodeSpec[]): SocialCardContent[] {
  return specs.filter(isRoutedPageNodeSpec).flatMap(({ type, fields }) => {
    const { language, path, title, breadcrumb, noindex } = fields
    if (noindex) return []
    const { name, descriptor } = getPracticeNodeFields(specs, language)
    // The kind of a page is the name of its parent in the breadcrumb; empty for pages directly below the home page.
    const kind = breadcrumb.length > 2 ? (breadcrumb.at(-2)?.name ?? '') : ''
    const pictured = type === 'Page' ? fields.sections.find(section => section.type === 'hero') : fields.picture
    const [artwork] = collectLocalPicturePaths(pictured)
    const cover = type === 'Article' ? fields.cover : undefined
    return [{ path, title, kind, practice: name, descriptor, ...(cover ? { cover } : { artwork }) }]
  })
}
