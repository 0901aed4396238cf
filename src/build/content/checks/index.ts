import type { Problem } from '../../../lib/problems'
import type { Content } from '../read'
import { checkFacts } from './facts'
import { checkLinks } from './links'
import { checkPages } from './pages'
import { checkPictures } from './pictures'
import { checkTexts } from './texts'
import { checkWording } from './wording'

/**
 * What only the whole of the content can show. `unreadable` are the problems found before: a link to a file that
 * could not be read is not reported a second time as dead.
 */
export function checkContent(content: Content, unreadable: Problem[]): Problem[] {
  return [
    ...checkPages(content),
    ...checkTexts(content),
    ...checkFacts(content),
    ...checkPictures(content),
    ...checkWording(content),
    ...(unreadable.length ? [] : checkLinks(content)),
  ]
}
