import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color } from '../../styles/tokens'
import { Icon } from './Icon'
import { Typeset } from './Typeset'

const Item = styled.li({
  display: 'grid',
  gridTemplateColumns: '1.25rem 1fr',
  gap: '0.6rem',
  alignItems: 'start',
  '& > svg': { color: color.ink, marginTop: '0.28em' },
})

/** An item of a list, with a tick before it. */
export function CheckmarkListItem({ children }: { children: ReactNode }) {
  return (
    <Item>
      <Icon name="check" size={17} />
      <span>
        <Typeset>{children}</Typeset>
      </span>
    </Item>
  )
}
