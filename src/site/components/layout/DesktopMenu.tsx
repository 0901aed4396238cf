import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useDismissibleMenus } from '../../hooks/useDismissibleMenus'
import { color, font, mediaQueries, radius, createTransitionStyles } from '../../styles/tokens'
import { Link } from '../ui/Link'
import { DecorativeIcon } from '../ui/DecorativeIcon'
import { Typeset } from '../ui/Typeset'

const Nav = styled.nav({
  display: 'none',
  marginInlineStart: 'auto',
  [mediaQueries.desktop]: { display: 'block' },
  '@media print': { display: 'none !important' },
})
const List = styled.ul({ display: 'flex', alignItems: 'center', gap: 'clamp(0.75rem, 1.6vw, 1.5rem)' })

const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3rem',
  minHeight: '2.75rem',
  padding: '0 0.1rem',
  color: color.text,
  font: `550 0.9375rem/1.3 ${font.text}`,
  textDecoration: 'none',
  borderBlock: '2px solid transparent',
  whiteSpace: 'nowrap',
  ...createTransitionStyles('color', 'border-color'),
  '&:hover': { color: color.accent },
  '&[aria-current], &[data-current]': { color: color.accent, borderBottomColor: color.accent },
  // Forced colours give a transparent border a colour, too.
  '@media (forced-colors: active)': {
    borderBlockColor: 'Canvas',
    '&[aria-current], &[data-current]': { borderBottomColor: 'Highlight' },
  },
} as const

const Entry = styled(Link)(entry)
const GroupName = styled.summary(entry)
const Group = styled.details({ position: 'relative', '&[open] > summary > svg': { rotate: '180deg' } })
const Panel = styled.ul({
  position: 'absolute',
  insetInlineStart: '-1rem',
  top: 'calc(100% + 0.25rem)',
  width: 'max-content',
  minWidth: '17rem',
  maxWidth: '24rem',
  padding: '0.5rem',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})
const PanelEntry = styled(Link)({
  display: 'block',
  padding: '0.65rem 0.85rem',
  borderRadius: radius.control,
  color: color.text,
  font: `500 0.9375rem/1.35 ${font.text}`,
  textDecoration: 'none',
  '&:hover, &[aria-current]': { background: color.sunken, color: color.accent },
})

interface Props {
  items: readonly Queries.MenuItemFragment[]
  /** Address of the page being shown. */
  current: string
}

/** The menu of wide screens; groups open by themselves in HTML and close each other by their common name. */
export function DesktopMenu({ items, current }: Props) {
  const { t } = useTranslation()
  const group = useDismissibleMenus()
  return (
    <Nav aria-label={t('frame.mainMenu')} ref={group}>
      <List>
        {items.map(({ name, path, pages }) => (
          <li key={name}>
            {path ? (
              <Entry to={path} aria-current={path === current ? 'page' : undefined}>
                {name}
              </Entry>
            ) : (
              <Group name="main-menu">
                <GroupName data-current={pages.some(page => page.path === current) || undefined}>
                  <Typeset together>{name}</Typeset>
                  <DecorativeIcon icon={ChevronDown} size={15} />
                </GroupName>
                <Panel>
                  {pages.map(page => (
                    <li key={page.path}>
                      <PanelEntry to={page.path} aria-current={page.path === current ? 'page' : undefined}>
                        {page.name}
                      </PanelEntry>
                    </li>
                  ))}
                </Panel>
              </Group>
            )}
          </li>
        ))}
      </List>
    </Nav>
  )
}
