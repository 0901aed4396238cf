import type { VisibleText } from './visibleText'
import type { FileSystemEntry } from './files'
import type { JsonFile } from './json'
import type { AnalyzedMarkdownText } from './markdownTexts'
import type { PictureReference } from '../pictures/pictureReferences'
import type { InspectedPicture } from '../pictures/inspectExistingReferencedPictures'
import type { UnpublishedEntry } from './publication'
import type { Content } from './readContent'
import type { RequiredContentPart } from '../rules/rule'
import type { MdxFile } from './longform'

/**
 * The input of rules: the content, with stand-ins for what is invalid, and every file as written. Unlike in `Content`,
 * `texts` includes what a build leaves out.
 */
export interface CheckInput extends Content {
  /** Entries of `texts` that a build shows. */
  publishedTexts: Content['texts']
  /** Entries of `texts` that a build leaves out. */
  unpublished: UnpublishedEntry[]
  /** The date of the check, as 2026-11-20. */
  today: string
  /** Every file and folder in content/ and locales/. */
  fileSystemEntries: FileSystemEntry[]
  /** The JSON files of content/ and locales/, valid or not. */
  jsonFiles: JsonFile[]
  /** The MDX files, whether their front matter is valid or not. */
  mdxFiles: MdxFile[]
  /** Every run of visible text, with facts filled in. */
  visibleTexts: VisibleText[]
  /** Every Markdown text. */
  markdownTexts: AnalyzedMarkdownText[]
  /** Every picture that the content references. */
  pictureReferences: PictureReference[]
  /** The referenced pictures that exist, with their metadata. */
  pictures: InspectedPicture[]
  /** Parts of the content of which something could not be read. */
  unreadableParts: ReadonlySet<RequiredContentPart>
}
