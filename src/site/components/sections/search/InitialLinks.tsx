import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { createColumns, textLink } from '../../../styles/mixins'
import { columnGap, mediaQueries } from '../../../styles/tokens'
import { Link } from '../../ui/Link'
import { PageCards } from '../../ui/PageCards'
import { GlossaryTermLinks } from './GlossaryTermLinks'
import { LargeLinks } from './LargeLinks'
import { LinkListTitle, lineBelowLinkListTitle } from './LinkListTitle'

const Columns = styled.div({
  display: 'grid',
  gap: `2.5rem ${columnGap}`,
  marginBottom: 'clamp(2.5rem, 6vw, 4.5rem)',
  [mediaQueries.desktop]: createColumns(2),
})
const Newest = styled.div({ ...lineBelowLinkListTitle, paddingTop: '1.25rem', '& > ul': { marginTop: 0 } })
const All = styled.p({
  marginTop: '1rem',
  '& a': { ...textLink, display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
})

/** What the search page offers before a query: services, terms, the newest articles, and a link to the sitemap page. */
export function InitialLinks({ section }: { section: Queries.SearchFragment }) {
  const { t } = useTranslation()
  const { kinds, terms, newest, sitemap, listTitle } = section
  const services = kinds.find(({ kind }) => kind === 'service')
  return (
    <>
      <Columns>
        {services && <LargeLinks id="search-services" title={t('search.kinds.service')} pages={services.pages} />}
        <GlossaryTermLinks id="terms" title={t('search.terms')} terms={terms} />
      </Columns>
      {newest.length > 0 && (
        <>
          <LinkListTitle>{t('search.newest')}</LinkListTitle>
          <Newest>
            <PageCards pages={newest} />
          </Newest>
        </>
      )}
      <All>
        <Link to={sitemap}>{listTitle}</Link>
      </All>
    </>
  )
}
