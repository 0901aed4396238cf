import type { VisibleText } from './visibleText'
import type { FileSystemEntry } from './files'
import type { JsonFile } from './json'
import type { MarkdownText } from './markdownTexts'
import type { PictureReference } from '../pictures/pictureReferences'
import type { InspectedPicture } from '../pictures/inspectReferencedPictures'
import type { UnpublishedEntry } from './publication'
import type { Content } from './readContent'
import type { RequiredContentPart } from '../rules/rule'
import type { MdxFile } from './longform'

/** What rules look at: the content so far as it is sound, and every file as it was typed. */
export interface CheckInput extends Content {
  /** Those of `texts` that a build leaves out; the others are published. */
  unpublished: UnpublishedEntry[]
  /** The day of the check, as 2026-11-20. */
  today: string
  /** Everything that stands in content/ and locales/. */
  fileSystemEntries: FileSystemEntry[]
  /** The JSON files of content/ and locales/, whether their schemas take them or not. */
  jsonFiles: JsonFile[]
  /** The MDX files, whether their front matter is sound or not. */
  mdxFiles: MdxFile[]
  /** Every run of words that a reader reads, facts filled in. */
  visibleTexts: VisibleText[]
  /** Every text of Markdown. */
  markdownTexts: MarkdownText[]
  /** Every picture that the content names. */
  pictureReferences: PictureReference[]
  /** Those of `named` that are there, with what they are. */
  pictures: InspectedPicture[]
  /** Parts of which something could not be read. */
  unreadableParts: ReadonlySet<RequiredContentPart>
}
