import { useTranslation } from 'gatsby-plugin-react-i18next'
import { RelatedPages } from '../ui/RelatedPages'
import { Section } from '../ui/Section'

/** What to read after a text; nothing when there is nothing. */
export function RelatedBlock({ pages }: { pages: readonly Queries.RelatedPageFragment[] }) {
  const { t } = useTranslation()
  if (pages.length === 0) return null
  return (
    <Section tone="sunken" labelledBy="related">
      <h2 id="related">{t('related.title')}</h2>
      <RelatedPages pages={pages} />
    </Section>
  )
}
