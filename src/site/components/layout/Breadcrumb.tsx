import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import ChevronRight from 'lucide-react/icons/chevron-right'
import House from 'lucide-react/icons/house'
import { fontSize } from '../../styles/tokens'
import { Link } from '../ui/Link'
import { DecorativeLucideIcon } from '../ui/DecorativeLucideIcon'
import { Typeset } from '../ui/Typeset'

const Nav = styled.nav({ '@media print': { display: 'none' } })
const Trail = styled.ol({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.15rem 0.4rem',
  fontSize: fontSize.tiny,
  color: 'var(--soft)',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '0.4rem' },
  '& a': { display: 'inline-flex', alignItems: 'center', gap: '0.4rem', minHeight: '1.75rem', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& [aria-current]': { color: 'var(--ink)' },
  // On phones the title directly below says the same.
  '@media (max-width: 47.99em)': { '& li:has([aria-current])': { display: 'none' } },
})

/** The breadcrumb; its last item is the current page, without a link. */
export function Breadcrumb({ page }: { page: Queries.BreadcrumbPageFragment }) {
  const { t } = useTranslation()
  if (page.breadcrumb.length === 0) return null
  return (
    <Nav aria-label={t('frame.breadcrumb')}>
      <Trail>
        {page.breadcrumb.map(({ name, path }, index) => (
          <li key={name}>
            {index > 0 && <DecorativeLucideIcon icon={ChevronRight} size={13} />}
            {path ? (
              <Link to={path}>
                {index === 0 && <DecorativeLucideIcon icon={House} size={14} />}
                {name}
              </Link>
            ) : (
              <span aria-current={index === page.breadcrumb.length - 1 ? 'page' : undefined}>
                <Typeset>{name}</Typeset>
              </span>
            )}
          </li>
        ))}
      </Trail>
    </Nav>
  )
}

export const query = graphql`
  fragment BreadcrumbPage on Routed {
    breadcrumb {
      name
      path
    }
  }
`
