import styled from '@emotion/styled'
import { color } from '../../styles/tokens'
import { CopyIcons } from './CopyIcons'
import { CopyStatus } from './CopyStatus'
import { IconButtonTooltip } from './IconButtonTooltip'

const Place = styled.span({ marginInlineStart: '0.5rem' })
const Square = styled.button({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  cursor: 'pointer',
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
})

interface Props {
  /** The text to copy. */
  value: string
  /** The accessible name. */
  label: string
}

/**
 * A button that copies a phone number or e-mail address; site/app/preHydrationHandlers copies, also after hydration.
 */
export function CopyButton({ value, label }: Props) {
  return (
    <Place>
      <IconButtonTooltip text={label}>
        <Square type="button" aria-label={label} data-copy={value}>
          <CopyIcons />
        </Square>
      </IconButtonTooltip>
      <CopyStatus />
    </Place>
  )
}
