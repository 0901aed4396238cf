import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { container } from '../../styles/mixins'
import { color, enlargedTextQuery, mediaQueries } from '../../styles/tokens'
import Search from 'lucide-react/icons/search'
import { ButtonLink } from '../ui/Button'
import { DecorativeLucideIcon } from '../ui/DecorativeLucideIcon'
import { Link } from '../ui/Link'
import { LogoHomeLink } from './LogoHomeLink'
import { DesktopMenu } from './DesktopMenu'
import { MobileMenu } from './MobileMenu'

const Bar = styled.header({
  position: 'relative',
  zIndex: 20,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
})
const Inside = styled.div({
  ...container,
  display: 'flex',
  alignItems: 'center',
  gap: '1rem clamp(0.75rem, 1.6vw, 1.5rem)',
  minHeight: '4rem',
  [enlargedTextQuery]: { ...container[enlargedTextQuery], flexWrap: 'wrap', paddingBlock: '0.5rem' },
})
const Schedule = styled(ButtonLink)({
  display: 'none',
  whiteSpace: 'nowrap',
  [mediaQueries.tablet]: { display: 'inline-flex', marginInlineStart: 'auto' },
  [mediaQueries.desktop]: { marginInlineStart: 0 },
  '@media print': { display: 'none' },
})

const SearchLink = styled(Link)({
  display: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  color: color.ink,
  '&:hover': { color: color.accent },
  [mediaQueries.desktop]: { display: 'grid' },
  '@media print': { display: 'none' },
})

interface Props {
  practice: Queries.HeaderPracticeFragment
  navigation: Queries.HeaderNavigationFragment
  page: { readonly path: string }
}

/** Logo, menus and call to action. Hidden while scrolling down (site/styles/headerAndHero). */
export function Header({ practice, navigation, page }: Props) {
  const { t } = useTranslation()
  const { header, action, searchPath } = navigation
  return (
    <Bar>
      <Inside>
        <LogoHomeLink
          name={practice.name}
          descriptor={practice.descriptor}
          label={t('frame.home', { name: practice.name })}
        />
        <DesktopMenu items={header} current={page.path} />
        {searchPath && (
          <SearchLink to={searchPath} aria-label={t('search.open')}>
            <DecorativeLucideIcon icon={Search} size={20} />
          </SearchLink>
        )}
        <Schedule to={action.to}>{action.label}</Schedule>
        <MobileMenu items={header} searchPath={searchPath} action={action} practice={practice} current={page.path} />
      </Inside>
    </Bar>
  )
}

export const query = graphql`
  fragment HeaderPractice on Practice {
    name
    descriptor
    phone
    phoneLabel
    email
  }
  fragment HeaderNavigation on Navigation {
    header {
      ...MenuItem
    }
    action {
      ...Action
    }
    searchPath
  }
  fragment MenuItem on NavigationItem {
    name
    path
    pages {
      name
      path
      line
      price
    }
    newest {
      label
      name
      path
      cover {
        ...Cover
      }
    }
  }
`
