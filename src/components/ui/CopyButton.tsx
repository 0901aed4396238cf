import styled from '@emotion/styled'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { copyText } from '../../browser/copy'
import { color } from '../../styles/tokens'
import { Tooltip } from './Tooltip'
import { LineIcon } from './LineIcon'

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
  /** What is copied. */
  value: string
  /** What the button does, in words. */
  label: string
  /** What is said once it is done, and when the browser refuses. */
  said: { done: string; refused: string }
}

/** Copies a telephone number or an address, and says so. */
export function CopyButton({ value, label, said }: Props) {
  const [copied, setCopied] = useState(false)
  const Drawing = copied ? Check : Copy
  return (
    <Place>
      <Tooltip text={label}>
        <Square type="button" aria-label={label} onClick={() => void copyText(value, said).then(setCopied)}>
          <LineIcon icon={Drawing} size={15} strokeWidth={1.75} />
        </Square>
      </Tooltip>
    </Place>
  )
}
