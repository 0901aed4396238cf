import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { readThemePreferenceFromDocument, useTheme } from '../../hooks/useTheme'
import { themePreferences, type ThemePreference } from '../../../shared/theme'
import { color } from '../../styles/tokens'
import { IconButtonTooltip } from '../ui/IconButtonTooltip'
import { DecorativeLucideIcon } from '../ui/DecorativeLucideIcon'

const Toggle = styled.button({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.onPine,
  cursor: 'pointer',
  // A press is lost if its target is replaced before the release, as the drawing may be on hydration.
  '& > svg': { pointerEvents: 'none' },
  '@media (scripting: none)': { display: 'none' },
})

const getNextTheme = (theme: ThemePreference) =>
  themePreferences[(themePreferences.indexOf(theme) + 1) % themePreferences.length] ?? 'system'

const drawings = { light: Sun, dark: Moon, system: Monitor }

/** Cycles through the themes: system, light, dark. */
export function ThemeSwitch() {
  const { t } = useTranslation()
  const [theme, setTheme] = useTheme()
  const Drawing = drawings[theme]
  const label = t('frame.theme', {
    current: t(`frame.themes.${theme}`),
    next: t(`frame.themes.${getNextTheme(theme)}`),
  })
  // From the theme in effect: during hydration React may not have read it yet.
  const step = () => setTheme(getNextTheme(readThemePreferenceFromDocument()))
  return (
    <IconButtonTooltip text={label}>
      <Toggle type="button" data-theme-switch onClick={step} aria-label={label}>
        <DecorativeLucideIcon icon={Drawing} size={17} strokeWidth={1.75} />
      </Toggle>
    </IconButtonTooltip>
  )
}
