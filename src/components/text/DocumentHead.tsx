import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { Language } from '../../config/languages'
import { formatDate } from '../../lib/dates'
import { Breadcrumb } from '../layout/Breadcrumb'
import { TextHead } from './TextHead'

/** The head of a legal page or guide: trail, title, day of the last change. */
export function DocumentHead({ document }: { document: Queries.DocumentHeadFragment }) {
  const { t } = useTranslation()
  const { language, title, summary, updated, updatedLabel, picture } = document
  return (
    <TextHead picture={picture} title={title} lead={summary} before={<Breadcrumb page={document} />}>
      <p>
        {t('text.updated')} <time dateTime={updated}>{updatedLabel ?? formatDate(updated, language as Language)}</time>
      </p>
    </TextHead>
  )
}

export const query = graphql`
  fragment DocumentHead on Document {
    ...BreadcrumbPage
    language
    title
    summary
    updated
    updatedLabel
    picture {
      ...Picture
    }
  }
`
