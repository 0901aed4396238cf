import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { Breadcrumb } from '../layout/Breadcrumb'
import { LongformHeader } from './LongformHeader'
import { ActionButtons } from '../ui/ActionButtons'
import { Day } from '../ui/Day'
import { Eyebrow } from '../ui/Eyebrow'
import { HeaderCover } from '../ui/HeaderCover'
import { PrintButton } from '../ui/PrintButton'

// As far below the breadcrumb as in a hero.
const Label = styled(Eyebrow)({ marginTop: 'clamp(1rem, 1.5vw, 1.25rem)' })

interface Props {
  document: Queries.DocumentHeaderFragment
  /** The button of a page about the practice. */
  action?: Queries.ActionFragment
}

/**
 * The header of a document: breadcrumb, title, summary, date of the last change, date on which its sources were
 * checked; for a page about the practice also its button, for a guide one that prints it.
 */
export function DocumentHeader({ document, action }: Props) {
  const { t } = useTranslation()
  const { category, title, summary, changed, updatedLabel, checked, picture, reading, cover } = document
  return (
    <LongformHeader
      picture={picture}
      reading={reading}
      cover={cover?.reading && <HeaderCover cover={cover} reading={cover.reading} />}
      title={title}
      lead={summary}
      aboveTitle={
        <>
          <Breadcrumb page={document} />
          {category === 'service' && <Label>{t('search.kind.guide')}</Label>}
        </>
      }
      button={category === 'service' ? <PrintButton /> : action && <ActionButtons actions={[action]} />}
    >
      <ul>
        <li>
          {t('text.updated')} <Day day={changed} label={updatedLabel} />
        </li>
        {checked && (
          <li>
            {t('text.checked')} <Day day={checked} />
          </li>
        )}
      </ul>
    </LongformHeader>
  )
}

export const query = graphql`
  fragment DocumentHeader on Document {
    ...BreadcrumbPage
    category
    title
    summary
    changed
    updatedLabel
    checked
    picture {
      ...Picture
    }
    reading
    cover {
      ...HeaderCover
    }
  }
`
