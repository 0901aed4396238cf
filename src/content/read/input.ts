import type { Copy } from './copy'
import type { Entry } from './files'
import type { JsonFile } from './json'
import type { Markdown } from './markdown'
import type { NamedPicture } from '../pictures/named'
import type { SeenPicture } from '../pictures/seen'
import type { HeldText } from './published'
import type { Content } from './read'
import type { Part } from '../rules/rule'
import type { Body } from './texts'

/** What rules look at: the content so far as it is sound, and every file as it was typed. */
export interface CheckInput extends Content {
  /** Those of `texts` that a build leaves out; the others are published. */
  held: HeldText[]
  /** The day of the check, as 2026-11-20. */
  today: string
  /** Everything that stands in content/ and locales/. */
  entries: Entry[]
  /** The JSON files of content/ and locales/, whether their schemas take them or not. */
  json: JsonFile[]
  /** The MDX files, whether their front matter is sound or not. */
  bodies: Body[]
  /** Every run of words that a reader reads, facts filled in. */
  copy: Copy[]
  /** Every text of Markdown. */
  markdown: Markdown[]
  /** Every picture that the content names. */
  named: NamedPicture[]
  /** Those of `named` that are there, with what they are. */
  pictures: SeenPicture[]
  /** Parts of which something could not be read. */
  unsound: ReadonlySet<Part>
}
