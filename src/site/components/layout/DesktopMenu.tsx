import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useDismissibleMenusRef } from '../../hooks/useDismissibleMenusRef'
import {
  color,
  fontFamily,
  fontSize,
  maxWidth,
  mediaQueries,
  radius,
  createTransitionStyles,
  pageMargin,
} from '../../styles/tokens'
import { CoverSvg } from '../ui/CoverSvg'
import { Link } from '../ui/Link'
import { DecorativeLucideIcon } from '../ui/DecorativeLucideIcon'
import { Typeset } from '../ui/Typeset'

const Nav = styled.nav({
  display: 'none',
  marginInlineStart: 'auto',
  [mediaQueries.desktop]: { display: 'block' },
  '@media print': { display: 'none !important' },
})
const List = styled.ul({ display: 'flex', alignItems: 'center', gap: 'clamp(0.5rem, 3vw - 1.2rem, 1.5rem)' })

const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3rem',
  minHeight: '2.75rem',
  padding: '0 0.1rem',
  color: color.text,
  font: `550 0.9375rem/1.3 ${fontFamily.text}`,
  textDecoration: 'none',
  borderBlock: '2px solid transparent',
  whiteSpace: 'nowrap',
  ...createTransitionStyles('color', 'border-color'),
  '&:hover': { color: color.accent },
  '&[aria-current], &[data-current]': { color: color.accent, borderBottomColor: color.accent },
  // Forced colours make transparent borders visible.
  '@media (forced-colors: active)': {
    borderBlockColor: 'Canvas',
    '&[aria-current], &[data-current]': { borderBottomColor: 'Highlight' },
  },
} as const

const Entry = styled(Link)(entry)
const GroupName = styled.summary(entry)
const Group = styled.details({
  '&:not(:has(> [data-wide]))': { position: 'relative' },
  '&[open] > summary > svg': { rotate: '180deg' },
})
const Panel = styled.div({
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
  // Pages with a description each, in two columns, aligned to the end of the header.
  '&[data-wide]': {
    insetInline: `auto max(${pageMargin}, 50vw - ${maxWidth.page} / 2)`,
    top: '100%',
    display: 'grid',
    gridTemplateColumns: '1fr 15rem',
    gap: '0.5rem',
    width: `min(60rem, 100vw - 2 * ${pageMargin})`,
    maxWidth: 'none',
    '& > ul': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& li > a': { fontWeight: 600 },
  },
  '& small': {
    display: 'block',
    marginTop: '0.15rem',
    color: color.soft,
    font: `400 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
  },
  '& small + small': { color: color.text, fontWeight: 500 },
})
// The newest article, with its cover at the top and its name in the display typeface.
const Newest = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  padding: '0.85rem 1rem',
  borderRadius: radius.control,
  background: color.sunken,
  overflow: 'hidden',
  // To the edges; as a size container, it has no width of its own.
  '& > svg': { width: 'calc(100% + 2rem)', height: 'auto', margin: '-0.85rem -1rem 0.85rem' },
  '& > p': { color: color.soft, font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}` },
  '& > a': { marginInline: '-0.85rem', font: `460 1.375rem/1.2 ${fontFamily.display}` },
})
const PanelEntry = styled(Link)({
  display: 'block',
  padding: '0.65rem 0.85rem',
  borderRadius: radius.control,
  color: color.text,
  font: `500 0.9375rem/1.35 ${fontFamily.text}`,
  textDecoration: 'none',
  '&:hover, &[aria-current]': { background: color.sunken, color: color.accent },
})

interface Props {
  items: readonly Queries.MenuItemFragment[]
  /** Path of the current page. */
  current: string
}

/**
 * The menu of wide screens. Groups are <details> with a common name, so they open, and close each other, without
 * scripts.
 */
export function DesktopMenu({ items, current }: Props) {
  const { t } = useTranslation()
  const group = useDismissibleMenusRef()
  return (
    <Nav aria-label={t('frame.mainMenu')} ref={group}>
      <List>
        {items.map(({ name, path, pages, newest }) => (
          <li key={name}>
            {path ? (
              <Entry to={path} aria-current={path === current ? 'page' : undefined}>
                {name}
              </Entry>
            ) : (
              <Group name="main-menu">
                <GroupName data-current={pages.some(({ path }) => `${current}/`.startsWith(`${path}/`)) || undefined}>
                  <Typeset together>{name}</Typeset>
                  <DecorativeLucideIcon icon={ChevronDown} size={15} />
                </GroupName>
                <Panel data-wide={pages.some(({ line }) => line) || undefined}>
                  <ul>
                    {pages.map(page => (
                      <li key={page.path}>
                        <PanelEntry to={page.path} aria-current={page.path === current ? 'page' : undefined}>
                          {page.name}
                          {page.line && <small>{page.line}</small>}
                          {page.price && <small>{page.price}</small>}
                        </PanelEntry>
                      </li>
                    ))}
                  </ul>
                  {newest && (
                    <Newest>
                      {newest.cover && <CoverSvg cover={newest.cover} />}
                      <p>{newest.label}</p>
                      <PanelEntry to={newest.path}>{newest.name}</PanelEntry>
                    </Newest>
                  )}
                </Panel>
              </Group>
            )}
          </li>
        ))}
      </List>
    </Nav>
  )
}
