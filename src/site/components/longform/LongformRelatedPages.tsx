import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { PageCards } from '../ui/PageCards'
import { Section } from '../ui/Section'

const Block = styled(Section)({ '@media print': { display: 'none' } })

/** Related pages after a text; null if there are none. */
export function LongformRelatedPages({ pages }: { pages: readonly Queries.RelatedPageFragment[] }) {
  const { t } = useTranslation()
  if (pages.length === 0) return null
  return (
    <Block
      tone="sunken"
      headingId="related"
      intro={{ title: t('related.title'), eyebrow: null, badge: null, text: null }}
      quiet
    >
      <PageCards pages={pages} />
    </Block>
  )
}
