import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { Language } from '../../../config/languages'
import { formatDate } from '../../../shared/dates'
import { Breadcrumb } from '../layout/Breadcrumb'
import { TextHead } from './TextHead'
import { Typeset } from '../ui/Typeset'

/** The head of a legal page or guide: trail, title, day of the last change, day on which its sources were checked. */
export function DocumentHead({ document }: { document: Queries.DocumentHeadFragment }) {
  const { t } = useTranslation()
  const { language, title, summary, changed, updatedLabel, checked, picture } = document
  return (
    <TextHead picture={picture} title={title} lead={summary} before={<Breadcrumb page={document} />}>
      <ul>
        <li>
          {t('text.updated')} <Day day={changed} words={updatedLabel ?? formatDate(changed, language as Language)} />
        </li>
        {checked && (
          <li>
            {t('text.checked')} <Day day={checked} words={formatDate(checked, language as Language)} />
          </li>
        )}
      </ul>
    </TextHead>
  )
}

function Day({ day, words }: { day: string; words: string }) {
  return (
    <time dateTime={day}>
      <Typeset>{words}</Typeset>
    </time>
  )
}

export const query = graphql`
  fragment DocumentHead on Document {
    ...BreadcrumbPage
    language
    title
    summary
    changed
    updatedLabel
    checked
    picture {
      ...Picture
    }
  }
`
