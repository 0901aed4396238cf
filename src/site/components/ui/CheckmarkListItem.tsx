import styled from '@emotion/styled'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { color } from '../../styles/tokens'
import { DecorativeLucideIcon } from './DecorativeLucideIcon'
import { Typeset } from './Typeset'

const Item = styled.li({
  display: 'grid',
  gridTemplateColumns: '1.25rem 1fr',
  gap: '0.6rem',
  alignItems: 'start',
  textWrap: 'balance',
  '& > svg': { color: color.ink, marginTop: '0.28em' },
})

/** A list item with a check mark. */
export function CheckmarkListItem({ children }: { children: ReactNode }) {
  return (
    <Item>
      <DecorativeLucideIcon icon={Check} size={17} strokeWidth={1.75} />
      <Typeset as="span">{children}</Typeset>
    </Item>
  )
}
