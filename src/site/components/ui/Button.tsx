import styled from '@emotion/styled'
import { color, fontFamily, phoneQuery, radius, createTransitionStyles } from '../../styles/tokens'
import { Link } from './Link'

export type ButtonLook = 'main' | 'outlined'

const looks = {
  main: {
    background: color.action,
    color: color.onAction,
    borderColor: color.action,
    '&:hover': { background: color.actionHover, borderColor: color.actionHover },
  },
  outlined: {
    background: 'transparent',
    color: color.ink,
    // Visible on any background.
    borderColor: `color-mix(in srgb, ${color.ink} 40%, transparent)`,
    '&:hover': { borderColor: color.accent, color: color.accent },
  },
}

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem',
  minHeight: '2.875rem',
  // On the narrowest phones the longest label of a booking button stays on one line.
  padding: '0.6rem min(1.15rem, 4vw)',
  border: '1px solid',
  borderRadius: radius.control,
  font: `650 clamp(0.875rem, 4vw, 0.9375rem)/1.3 ${fontFamily.text}`,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media print': { display: 'none' },
  ...createTransitionStyles('background-color', 'border-color', 'color'),
} as const

const own = { shouldForwardProp: (name: string) => name !== 'look' }

/** A link styled as a button. */
export const ButtonLink = styled(Link, own)<{ look?: ButtonLook }>(shape, ({ look = 'main' }) => looks[look])

/** A link styled as a button that stands alone below its text: on phones as wide as its container. */
export const StandaloneButtonLink = styled(ButtonLink)({ justifySelf: 'start', [phoneQuery]: { width: '100%' } })

export const Button = styled('button', own)<{ look?: ButtonLook }>(shape, ({ look = 'main' }) => looks[look])
