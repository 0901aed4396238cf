import styled from '@emotion/styled'
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import type { PageI18n } from '../../browser/pageI18n'
import { swipeThreshold, toastSettingsByStackingMode, type ShownToast } from '../../../config/toasts'
import { LanguageProvider } from '../../hooks/useLanguage'
import { textLink } from '../../styles/mixins'
import { color, mediaQueries, radius, fontSize } from '../../styles/tokens'
import { Link } from './Link'

const List = styled(Viewport)({
  position: 'fixed',
  zIndex: 40,
  insetInlineEnd: '1rem',
  // At the top on phones: buttons are mostly at the bottom, and may be needed again.
  top: '1rem',
  [mediaQueries.tablet]: { top: 'auto', bottom: 'calc(1rem + var(--bar, 0px))' },
  display: 'grid',
  gap: '0.75rem',
  width: 'min(24rem, calc(100vw - 2rem))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
const Item = styled(Root)({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0.25rem 0.75rem',
  alignItems: 'start',
  padding: '0.85rem 0.85rem 0.85rem 1.1rem',
  border: `1px solid ${color.line}`,
  borderInlineStart: `4px solid ${color.ok}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize.small,
  boxShadow: '0 8px 24px rgb(0 0 0 / 18%)',
  touchAction: 'none',
  '&[data-kind="error"]': { borderInlineStartColor: color.danger },
  '&[data-kind="warning"], &[data-kind="info"], &[data-kind="loading"]': { borderInlineStartColor: color.accent },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
})
const Heading = styled(Title)({ alignSelf: 'center', fontWeight: 650 })
const Text = styled(Description)({ gridColumn: '1 / -1', color: color.soft })
const Way = styled(Link)({ gridColumn: '1 / -1', ...textLink })
const Dismiss = styled(Close)({
  width: '2rem',
  height: '2rem',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.soft,
  font: `400 1.25rem/1 system-ui`,
  cursor: 'pointer',
  '&:hover': { color: color.ink },
})

/** The toasts shown, the language of their labels, and a close handler. */
export interface ToastListProps extends PageI18n {
  toasts: readonly ShownToast[]
  onClose: (id: number) => void
}

/**
 * The toasts, in a corner of every page. Each disappears after a while, except on hover or focus, or if it has a link
 * or reports loading; it can also be swiped away, or closed by its button or Escape.
 */
export function ToastList({ toasts, language, t, onClose }: ToastListProps) {
  return (
    <Provider swipeDirection="right" swipeThreshold={swipeThreshold} label={t('toast.region')}>
      {toasts.map(({ id, kind, title, description, link, stacking = 'stack' }) => (
        <Item
          key={id}
          type={kind === 'error' ? 'foreground' : 'background'}
          duration={kind === 'loading' || link ? Infinity : toastSettingsByStackingMode[stacking].duration}
          data-kind={kind}
          onOpenChange={open => open || onClose(id)}
        >
          <Heading asChild>
            <p>{title}</p>
          </Heading>
          <Dismiss aria-label={t('toast.close')}>×</Dismiss>
          {description && (
            <Text asChild>
              <p>{description}</p>
            </Text>
          )}
          {link && (
            <LanguageProvider value={language}>
              <Way to={link.to} onClick={() => onClose(id)}>
                {link.label}
              </Way>
            </LanguageProvider>
          )}
        </Item>
      ))}
      <List label={`${t('toast.region')} ({hotkey})`} />
    </Provider>
  )
}
