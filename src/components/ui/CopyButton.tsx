import styled from '@emotion/styled'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { color } from '../../styles/tokens'
import { Tooltip } from './Tooltip'

const Place = styled.span({ display: 'inline-flex', alignItems: 'center', gap: '0.4rem', marginInlineStart: '0.5rem' })
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
  /** What is copied. */
  value: string
  /** What the button does, in words. */
  label: string
  /** What is said once it is done. */
  done: string
}

/** Copies a telephone number or an address, and says so. */
export function CopyButton({ value, label, done }: Props) {
  const [copied, setCopied] = useState(false)
  const Drawing = copied ? Check : Copy
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // A browser that refuses leaves the text beside the button, where it can be copied by hand.
      setCopied(false)
    }
  }
  return (
    <Place>
      <Tooltip text={label}>
        <Square type="button" aria-label={label} onClick={() => void copy()}>
          <Drawing size={15} strokeWidth={1.75} aria-hidden />
        </Square>
      </Tooltip>
      <span role="status">{copied && done}</span>
    </Place>
  )
}
