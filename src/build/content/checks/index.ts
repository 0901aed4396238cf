import type { Problem } from '../../../lib/problems'
import type { HeldText } from '../published'
import type { Content } from '../read'
import { checkFacts } from './facts'
import { checkFeatured } from './featured'
import { checkLinks } from './links'
import { checkMarkdown } from './markdown'
import { checkPages, checkTrails } from './pages'
import { checkPictures } from './pictures'
import { checkTexts } from './texts'
import { checkWording } from './wording'

/**
 * What only the whole of the content can show. Texts held back are checked as if they were published, but what is
 * published may not lead to them. `unreadable` are the problems found before: a file that could not be read is not
 * reported a second time as a dead link, a missing step of a trail or a missing article.
 */
export function checkContent(content: Content, held: HeldText[], unreadable: Problem[]): Problem[] {
  const all = { ...content, texts: [...content.texts, ...held] }
  const whole = !unreadable.length && all.texts.every(({ compiled }) => compiled.readable)
  return [
    ...checkPages(all),
    ...checkTexts(all),
    ...checkMarkdown(content),
    ...checkFacts(all),
    ...checkPictures(all),
    ...checkWording(all),
    ...(whole ? [...checkLinks(content, held), ...checkTrails(content), ...checkFeatured(content, held)] : []),
  ]
}
