import styled from '@emotion/styled'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { DecorativeLucideIcon } from './DecorativeLucideIcon'

// Also works before hydration: the icon depends on an attribute of the button, not on React state.
const Icons = styled.span({
  display: 'inline-grid',
  '& > svg + svg, [data-copied] > & > svg': { display: 'none' },
  '[data-copied] > & > svg + svg': { display: 'block' },
})

/** The icon of a copy button, replaced by a check mark after copying. */
export function CopyIcons() {
  return (
    <Icons>
      <DecorativeLucideIcon icon={Copy} size={15} strokeWidth={1.75} />
      <DecorativeLucideIcon icon={Check} size={15} strokeWidth={1.75} />
    </Icons>
  )
}
