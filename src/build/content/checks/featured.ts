import type { Problem } from '../../../lib/problems'
import type { HeldText } from '../published'
import type { Content } from '../read'

/** Lists that name a leading article which does not exist, or is not published yet. */
export function checkFeatured({ pages, texts }: Content, held: HeldText[]): Problem[] {
  return pages.flatMap(({ file, page }) =>
    page.sections.flatMap((section, index) => {
      if (section.type !== 'articles') return []
      const isFeatured = ({ kind, slug }: Content['texts'][number]) => kind === 'article' && slug === section.featured
      if (texts.some(isFeatured)) return []
      const waiting = held.find(isFeatured)
      const reason = waiting ? `is left out of the build: it ${waiting.reason}` : 'has no folder under content/articles'
      return [
        {
          file,
          field: `sections[${index}].featured`,
          message: `names the article “${section.featured}”, which ${reason}`,
        },
      ]
    }),
  )
}
