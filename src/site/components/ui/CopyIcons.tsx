import styled from '@emotion/styled'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { DecorativeIcon } from './DecorativeIcon'

// A press before the runtime is there is answered, too: what shows depends on an attribute of the button, not on React.
const Icons = styled.span({
  display: 'inline-grid',
  '& > svg + svg, [data-copied] > & > svg': { display: 'none' },
  '[data-copied] > & > svg + svg': { display: 'block' },
})

/** The drawing of a button that copies, and the tick that takes its place once it has. */
export function CopyIcons() {
  return (
    <Icons>
      <DecorativeIcon icon={Copy} size={15} strokeWidth={1.75} />
      <DecorativeIcon icon={Check} size={15} strokeWidth={1.75} />
    </Icons>
  )
}
