import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { formatDate } from '../../../shared/dates'
import { Breadcrumb } from '../layout/Breadcrumb'
import { CoverFigure } from './CoverFigure'
import { LongformHeader } from './LongformHeader'
import { ActionButtons } from '../ui/ActionButtons'
import { Eyebrow } from '../ui/Eyebrow'
import { Typeset } from '../ui/Typeset'

// As far below the breadcrumb as in a hero.
const Label = styled(Eyebrow)({ marginTop: 'clamp(0.5rem, 1.5vw, 1.25rem)' })

interface Props {
  document: Queries.DocumentHeaderFragment
  /** The button of a page about the practice. */
  action?: Queries.ActionFragment
}

/**
 * The header of a legal page or guide: breadcrumb, title, date of the last change, date on which its sources were
 * checked.
 */
export function DocumentHeader({ document, action }: Props) {
  const { t } = useTranslation()
  const { language, category, title, summary, changed, updatedLabel, checked, picture, cover } = document
  return (
    <LongformHeader
      picture={picture}
      cover={cover?.reading && <CoverFigure cover={cover} />}
      title={title}
      lead={summary}
      aboveTitle={
        <>
          <Breadcrumb page={document} />
          {category === 'service' && <Label>{t('search.kind.guide')}</Label>}
        </>
      }
      button={action && <ActionButtons actions={[action]} />}
    >
      <ul>
        <li>
          {t('text.updated')} <Day day={changed} label={updatedLabel ?? formatDate(changed, language)} />
        </li>
        {checked && (
          <li>
            {t('text.checked')} <Day day={checked} label={formatDate(checked, language)} />
          </li>
        )}
      </ul>
    </LongformHeader>
  )
}

function Day({ day, label }: { day: string; label: string }) {
  return (
    <time dateTime={day}>
      <Typeset>{label}</Typeset>
    </time>
  )
}

export const query = graphql`
  fragment DocumentHeader on Document {
    ...BreadcrumbPage
    language
    category
    title
    summary
    changed
    updatedLabel
    checked
    picture {
      ...Picture
    }
    cover {
      ...CoverFigure
    }
  }
`
