import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useDismissibleMenusRef } from '../../hooks/useDismissibleMenusRef'
import { color, enlargedTextQuery, fontFamily, mediaQueries, radius, fontSize, pageMargin } from '../../styles/tokens'
import { ButtonLink } from '../ui/Button'
import { Link } from '../ui/Link'
import { DecorativeLucideIcon } from '../ui/DecorativeLucideIcon'
import { Typeset } from '../ui/Typeset'

const Place = styled.div({
  marginInlineStart: 'auto',
  [mediaQueries.tablet]: { marginInlineStart: 0 },
  [mediaQueries.desktop]: { display: 'none' },
  '@media print': { display: 'none' },
})
const Toggle = styled.summary({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2.75rem',
  padding: '0 0.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  color: color.ink,
  font: `600 0.9375rem/1 ${fontFamily.text}`,
  'details:not([open]) > & .close, details[open] > & .open': { display: 'none' },
})
const Panel = styled.nav({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 4rem)',
  overflowY: 'auto',
  // On very low screens the panel grows beyond the window, and the page scrolls.
  '@media (max-height: 19.9em)': { maxHeight: 'none' },
  [enlargedTextQuery]: { maxHeight: 'none' },
  padding: `0.5rem ${pageMargin} 1.5rem`,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
})
const Entry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  color: color.ink,
  font: `550 1.0625rem/1.3 ${fontFamily.text}`,
  textDecoration: 'none',
  borderBottom: `1px solid ${color.line}`,
  '&[aria-current]': { color: color.accent },
})
const Pages = styled.div({ paddingInlineStart: '1rem', borderInlineStart: `2px solid ${color.line}` })
const GroupName = styled.p({
  padding: '1rem 0 0.25rem',
  color: color.soft,
  font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
})
const Ways = styled.p({ display: 'grid', gap: '0.6rem', marginTop: '1.25rem' })

interface Props {
  items: readonly Queries.MenuItemFragment[]
  /** Path of the search page, if there is one. */
  searchPath: string | null
  action: Queries.ActionFragment
  practice: Queries.HeaderPracticeFragment
  /** Path of the current page. */
  current: string
}

/**
 * The menu of phones and tablets: one panel with everything. It is a <details>, which opens without scripts; Escape and
 * a press outside close it.
 */
export function MobileMenu({ items, searchPath, action, practice, current }: Props) {
  const { t } = useTranslation()
  const group = useDismissibleMenusRef<HTMLDivElement>()
  const entry = ({ name, path }: { readonly name: string; readonly path: string }) => (
    <Entry key={path} to={path} aria-current={path === current ? 'page' : undefined}>
      {name}
    </Entry>
  )
  return (
    <Place ref={group}>
      <details>
        <Toggle>
          <DecorativeLucideIcon icon={Menu} className="open" size={20} />
          <DecorativeLucideIcon icon={X} className="close" size={20} />
          {t('frame.menu')}
        </Toggle>
        <Panel aria-label={t('frame.mainMenu')}>
          {searchPath && entry({ name: t('search.open'), path: searchPath })}
          {items.map(({ name, path, pages }) =>
            path ? (
              entry({ name, path })
            ) : (
              <div key={name}>
                <Typeset as={GroupName}>{name}</Typeset>
                <Pages>{pages.map(entry)}</Pages>
              </div>
            ),
          )}
          <Ways>
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
            <ButtonLink to={`tel:${practice.phone}`} look="outlined">
              {practice.phoneLabel}
            </ButtonLink>
            <ButtonLink to={`mailto:${practice.email}`} look="outlined">
              {practice.email}
            </ButtonLink>
          </Ways>
        </Panel>
      </details>
    </Place>
  )
}
