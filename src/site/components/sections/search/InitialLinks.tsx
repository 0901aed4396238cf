import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { listLink } from '../../../styles/mixins'
import { mediaQueries } from '../../../styles/tokens'
import { Link } from '../../ui/Link'
import { PageCards } from '../../ui/PageCards'
import { Categories } from './Categories'
import { ListTitle } from './ListTitle'
import { GlossaryTermLinks } from './GlossaryTermLinks'

const Columns = styled.div({
  display: 'grid',
  gap: '2.5rem 4rem',
  marginBottom: 'clamp(2.5rem, 6vw, 4.5rem)',
  [mediaQueries.tablet]: { gridTemplateColumns: '7fr 5fr' },
})
const All = styled.p({ marginTop: '1rem', '& a': { ...listLink, minHeight: '2.75rem' } })

/** What the search page offers before a query: subjects, terms, the newest articles, and the way to all pages. */
export function InitialLinks({ section }: { section: Queries.SearchFragment }) {
  const { t } = useTranslation()
  const { categories, blog, terms, newest, sitemap, listTitle } = section
  return (
    <>
      <Columns>
        <Categories categories={categories} blog={blog} />
        <GlossaryTermLinks id="terms" title={t('search.terms')} terms={terms} />
      </Columns>
      {newest.length > 0 && <ListTitle>{t('search.newest')}</ListTitle>}
      <PageCards pages={newest} />
      <All>
        <Link to={sitemap}>{listTitle}</Link>
      </All>
    </>
  )
}
