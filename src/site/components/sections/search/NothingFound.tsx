import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { SearchLookupTerm } from '../../../../config/search'
import { textLink } from '../../../styles/mixins'
import { fontSize } from '../../../styles/tokens'
import { ButtonLink } from '../../ui/Button'
import { Link } from '../../ui/Link'

const Block = styled.div({ marginTop: '1rem', display: 'grid', gap: '1.75rem', justifyItems: 'start' })
const Title = styled.h2({ fontSize: fontSize.h3 })
const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.5rem',
  marginTop: '0.35rem',
  '& a': { ...textLink, display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
})

interface Props {
  section: Queries.SearchFragment
  /** The terms most similar to the query. */
  terms: readonly SearchLookupTerm[]
}

/** Suggestions if nothing was found: similar terms, categories, contact. */
export function NothingFound({ section, terms }: Props) {
  const { t } = useTranslation()
  return (
    <Block>
      <p>{section.nothing}</p>
      {terms.length > 0 && (
        <nav aria-labelledby="nearest">
          <Title id="nearest">{t('search.nearest')}</Title>
          <List>
            {terms.map(({ name, path }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </List>
        </nav>
      )}
      <nav aria-labelledby="subjects">
        <Title id="subjects">{t('search.subjects')}</Title>
        <List>
          {section.categories
            .filter(({ count }) => count > 0)
            .map(({ id, name }) => (
              <li key={id}>
                <Link to={`${section.blog}?category=${id}`}>{name}</Link>
              </li>
            ))}
        </List>
      </nav>
      <ButtonLink to={section.way.to}>{section.way.label}</ButtonLink>
    </Block>
  )
}
